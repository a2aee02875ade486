import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { GOOD_SITE, SITE } from "../../../testing/bad-inputs/good-site";
import { loadSiteSources } from "../../settings";
import { restartNotices, startValues } from "../warn-restart-required";

describe("settings that take effect only after a restart", () => {
  let folder: string;
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const values = () => startValues(loadSiteSources({ CONTENT_ROOT: folder } as never));

  beforeEach(() => {
    folder = temporaryFolder();
    write("site.yml", String(GOOD_SITE["content/site.yml"]));
  });

  it.each([
    ["url", "site.yml", SITE.replace("good.example", "better.example"), '"url"'],
    ["a document", "site.yml", SITE.replace("/docs/api", "/docs/rest"), '"openapi"'],
    [
      "a version's label",
      "site.yml",
      `${SITE}docs: { versions: { current: { label: A } } }\n`,
      '"docs"',
    ],
    ["addresses of posts", "site.yml", `${SITE}blog: { permalinks: date }\n`, '"blog.permalinks"'],
    ["which files are pages", "site.yml", `${SITE}files: { exclude: [a] }\n`, '"files"'],
    ["trust", "site.yml", `${SITE}content: { trust: strict }\n`, '"content"'],
    ["plugins", "site.yml", `${SITE}markdown: { remarkPlugins: [./a.mjs] }\n`, '"markdown"'],
    ["custom fields", "site.yml", `${SITE}customFields: { a: 1 }\n`, '"customFields"'],
    ["what components read", "site.yml", `${SITE}themeConfig: { a: 1 }\n`, '"themeConfig"'],
    ["style sheets", "site.yml", `${SITE}styleSheets: [a.css]\n`, '"styleSheets"'],
    ["a version", "versions.json", '["1.0"]', "The list of versions"],
  ])("reports %s", (_, file, text, subject) => {
    const before = values();
    write(file, text);
    const name = path.relative(process.cwd(), path.join(folder, file));
    const notices = restartNotices(before, values());
    expect(notices).toEqual([expect.stringContaining(`${name}: ${subject} has changed`)]);
    expect(notices[0]).toContain("stop develop (Ctrl+C) and run it again");
  });

  it("reports nothing that develop follows", () => {
    const before = values();
    write("site.yml", SITE.replace("A site", "Another").replace("label: Docs", "label: Guide"));
    expect(restartNotices(before, values())).toEqual([]);
  });
});
