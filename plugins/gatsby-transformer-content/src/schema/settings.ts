import { z } from "zod";
import { siteSettings } from "../data-files/site-settings";

type Schema = z.core.JSONSchema.BaseSchema;

/** Names of the GraphQL types, from the `id` of schemas. */
const REFERENCE = "#/$defs/";

/**
 * Returns the GraphQL types of `site.yml`, from its schema. Objects without an `id`, which only the build
 * reads, are left out.
 */
export function settingsTypes(): string {
  const options = { io: "output", unrepresentable: "any" } as const;
  const { $defs: types = {}, ...root } = z.toJSONSchema(siteSettings, options) as Schema;
  return [
    '"The site\'s settings, from site.yml."',
    "type SiteSettings implements Node @dontInfer {",
    ...fieldsOf({ ...root, required: [...(root.required ?? []), ...WITH_DEFAULT] }, types),
    '"Path of site.yml, relative to the project."',
    "file: String!",
    '"The settings that name a page, a sidebar or a file."',
    "targets: [SettingsTarget!]! }",
    '"A setting that names a page, a sidebar or a file."',
    "type SettingsTarget {",
    '"JSON pointer to the setting in site.yml."',
    "pointer: String!",
    '"The address or the name."',
    "value: String!",
    '"page, sidebar or file."',
    "kind: String!",
    '"True if readers follow it: an item of the navbar, the footer or the announcement."',
    "isLink: Boolean! }",
    ...Object.entries(types).flatMap(([name, type]) => [
      JSON.stringify(type.description),
      `type ${name} {`,
      ...fieldsOf(type, types),
      "}",
    ]),
  ].join("\n");
}

/** Settings whose defaults are other settings. */
const WITH_DEFAULT = ["description", "copyright"];

/** A field without a description has that of its type. */
function fieldsOf({ properties = {}, required = [] }: Schema, types: Record<string, Schema>) {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = property as Schema;
    const type = typeOf(schema);
    if (type === undefined) return [];
    const description = schema.description ?? types[type]?.description;
    return [JSON.stringify(description), `${name}: ${type}${required.includes(name) ? "!" : ""}`];
  });
}

const SCALARS: Record<string, string> = { string: "String", integer: "Int", boolean: "Boolean" };

/** A schema that transforms its value, such as that of a URL, has no type: all of them return text. */
function typeOf({ $ref, type = "string", items }: Schema): string | undefined {
  if ($ref) return $ref.slice(REFERENCE.length);
  if (type !== "array") return SCALARS[String(type)];
  const item = typeOf(items as Schema);
  return item && `[${item}!]`;
}
