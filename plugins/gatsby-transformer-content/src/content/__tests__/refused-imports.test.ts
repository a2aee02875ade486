import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../../../../../packages/temporary-folder";
import { compileContent } from "../compile";

const root = temporaryFolder();
// The folder around the site belongs to it.
const site = path.join(root, "project/site");
const FILES = { "docs/a.js": "", "docs/.env.js": "", "docs/.git/b.js": "", "docs/name.js": "" };
writeFiles(site, FILES);
writeFiles(root, { "secret.js": "", "outside/index.js": "" });
mkdirSync(path.join(site, "static"));
symlinkSync(path.join(root, "secret.js"), path.join(site, "docs/link.js"));

async function problemsOf(source: string) {
  const { problems } = await compileContent(source, "mdx", {
    path: path.join(site, "docs/page.mdx"),
    contentRoot: site,
    files: {
      read: async () => "",
      list: async () => Object.keys(FILES).map((name) => path.basename(name)),
    },
  });
  return problems.filter(({ code }) => /refused|outside/.test(code));
}

describe("what pages cannot import", () => {
  it.each<[string, string | undefined, RegExp]>([
    ["./a.js", undefined, /./],
    ["!!raw-loader!./a.js", undefined, /./],
    ["clsx", undefined, /./],
    ["clsx/lite", undefined, /./],
    ["path", undefined, /./],
    ["url", undefined, /./],
    ["fs", "content/refused-import", /modules of Node.js/],
    ["node:fs", "content/refused-import", /modules of Node.js/],
    ["node:path", "content/refused-import", /modules of Node.js|from a URL/],
    ["fs?x", "content/refused-import", /modules of Node.js/],
    ["!!raw-loader!fs", "content/refused-import", /modules of Node.js/],
    ["!!url-loader!./a.js", "content/refused-import", /webpack loaders/],
    ["!!raw-loader!other-loader!./a.js", "content/refused-import", /webpack loaders/],
    ["raw-loader!./a.js", "content/refused-import", /webpack loaders/],
    ["https://b.example/a.js", "content/refused-import", /from a URL/],
    ["data:text/javascript,a", "content/refused-import", /from a URL/],
    ["clsx/../../secret", "content/refused-import", /out of the package/],
    ["../../../secret.js", "content/outside-root", /outside the site: .*secret\.js/],
    ["../../../secret", "content/outside-root", /outside the site/],
    ["!!raw-loader!../../../secret.js", "content/outside-root", /outside the site/],
    ["../../../outside", "content/outside-root", /outside the site/],
    ["./link.js", "content/outside-root", /outside the site: .*secret\.js/],
    [path.join(root, "secret.js"), "content/outside-root", /outside the site/],
    ["./.env.js", "content/outside-root", /hidden files: .*\.env\.js/],
    ["./.git/b.js", "content/outside-root", /hidden files/],
  ])("%s", async (name, code, message) => {
    for (const source of [`import x from '${name}'\n\n<p>{x}</p>`, `<p>{require('${name}')}</p>`]) {
      const problems = await problemsOf(source);
      expect(problems.map((problem) => problem.code)).toEqual(code === undefined ? [] : [code]);
      for (const problem of problems) {
        expect(problem).toMatchObject({ severity: "error", value: name, line: 1 });
        expect(problem.message).toMatch(message);
        expect(problem.hint).toBeTruthy();
      }
    }
  });
});
