import { readFileSync } from "node:fs";
import { z } from "zod";
import { readDataFile } from "../data-file";
import { siteSettings, siteSettingsFile } from "../site-settings";

const guide = readFileSync("docs/settings.md", "utf8");
const examples = [...guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? "");
const read = (yaml: string) => readDataFile(yaml, siteSettingsFile, "settings");

/** Returns the names of all settings in a JSON schema, with those of nested objects. */
function settingNames(schema: z.core.JSONSchema.BaseSchema): string[] {
  const members = Object.entries(schema.properties ?? {});
  const parts = [...members.map(([, member]) => member), schema.items, schema.additionalProperties];
  return [
    ...members.map(([name]) => name),
    ...parts.flatMap((part) =>
      typeof part === "object" && !Array.isArray(part) ? settingNames(part) : [],
    ),
  ];
}

describe("the page about settings", () => {
  it("is valid as one file", () => {
    expect(read(examples.join("")).problems).toEqual([]);
  });

  it("shows every setting", () => {
    const { $defs = {}, ...root } = z.toJSONSchema(siteSettings, { io: "input" });
    const names = [root, ...Object.values($defs)].flatMap(settingNames);
    expect(names).toContain("minHeadingLevel");
    const missing = names.filter((name) => !new RegExp(`\\b${name}:`).test(examples.join("")));
    expect(missing).toEqual([]);
  });

  it.each(["blog", "content", "lastUpdate", "tableOfContents"] as const)(
    "states the defaults of %s",
    (name) => {
      const defaults = read("title: Pets\nurl: https://pets.example").value;
      expect(read(examples.join("")).value?.[name]).toEqual(defaults?.[name]);
    },
  );
});
