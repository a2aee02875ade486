import { buildSchema } from "graphql";
import { createResolvers } from "../create-resolvers";

type RootField = {
  resolve?: (source: unknown, args: unknown, context: object, info: object) => unknown;
};

/** Returns the root fields that the plugin resolves while a command of Gatsby runs. */
function rootFields(command: string): Record<string, RootField> {
  const fields: Record<string, RootField> = {};
  process.env.gatsby_executing_command = command;
  const api = {
    createResolvers: ({ Query = {} }) => Object.assign(fields, Query),
    intermediateSchema: buildSchema("type Query { allTag: Int }"),
  };
  createResolvers?.(api as never, { contentRoot: "/site" } as never, () => undefined);
  delete process.env.gatsby_executing_command;
  return fields;
}

describe("a query in develop", () => {
  const steps: string[] = [];
  const context = {
    nodeModel: { findAll: ({ type }: { type: string }) => steps.push(`depends on ${type}`) },
  };
  const info = {
    originalResolver: (_: unknown, limit: number) => steps.push("is resolved") + limit,
  };

  it.each(["allTag", "staticFiles"])("depends on the versions' nodes at %s", async (field) => {
    steps.length = 0;
    expect(await rootFields("develop")[field]?.resolve?.(undefined, 40, context, info)).toBe(42);
    expect(steps).toEqual(["depends on DocsVersion", "is resolved"]);
  });

  it("differs from one in a build only in that", () => {
    expect(Object.keys(rootFields("build"))).not.toContain("allTag");
  });
});
