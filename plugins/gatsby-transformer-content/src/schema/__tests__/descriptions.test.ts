import { parse } from "graphql";
import { BODY_TYPES } from "../bodies";
import { BLOG_TYPES, PAGE_TYPES } from "../content";
import { SITE_TYPES } from "../site";

const { definitions } = parse([PAGE_TYPES, BODY_TYPES, BLOG_TYPES, SITE_TYPES].join("\n"));
const types = definitions.flatMap((definition) =>
  definition.kind === "ObjectTypeDefinition" || definition.kind === "InterfaceTypeDefinition"
    ? definition
    : [],
);

it("declares only object types and interfaces", () => {
  expect(types).toHaveLength(definitions.length);
  expect(types.length).toBeGreaterThan(20);
});

it.each(types.map((type) => [type.name.value, type] as const))(
  "describes %s and all its fields",
  (_, { description, fields = [] }) => {
    const bare = fields.filter((field) => !field.description?.value.trim());
    expect(bare.map(({ name }) => name.value)).toEqual([]);
    expect(description?.value.trim()).toMatch(/\S{3}/);
  },
);
