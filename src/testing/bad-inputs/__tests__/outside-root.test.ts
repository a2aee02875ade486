import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import type { SiteFiles } from "../good-site";
import { GOOD_SITE, OPENAPI, POST_FRONT_MATTER, page, post, SITE } from "../good-site";
import { checkFiles } from "../run-case";

// Whole sites are checked here, and the machine may be busy.
jest.setTimeout(60_000);

const SECRET = "the secret of this machine";
/** A folder of the machine with files that no site may publish. */
const SECRET_FILES = ["notes.txt", "page.mdx", "data.json", "code.js", "schema.yaml", "shot.png"];
const outside = temporaryFolder(
  Object.fromEntries(SECRET_FILES.map((name) => [`folder/${name}`, `# ${SECRET}\n`])),
);
const away = path.join(outside, "folder");
const secretFile = (name: string) => path.join(away, name);

const DOC = "content/docs/start/page.mdx";
const FROM_DOC = "../../../..";
const relative = (name: string) => `${FROM_DOC}/${path.basename(outside)}/folder/${name}`;
const openapi = (parameter: string) => ({
  "openapi.yaml": OPENAPI.replace(
    '        "400":',
    `        default: ${parameter}\n        "400":`,
  ),
});

interface Way {
  name: string;
  files: SiteFiles;
  code?: string;
  file?: string;
  line?: number;
}

const inDoc = (name: string, body: string, more: Partial<Way> = {}): Way => ({
  name,
  files: { [DOC]: page(body) },
  line: 6,
  ...more,
});
const refused = { code: "content/refused-import" };

const WAYS: Way[] = [
  inDoc("a file as text", `import x from '!!raw-loader!${secretFile("notes.txt")}'\n\n{x}`),
  inDoc("a file as text, relative", `import x from '!!raw-loader!${relative("notes.txt")}'\n\n{x}`),
  inDoc(
    "a file as text from @site",
    `import x from '!!raw-loader!@site/../${path.basename(outside)}/folder/notes.txt'\n\n{x}`,
  ),
  inDoc(
    "a file as text that runs",
    `import x from '!!raw-loader!${secretFile("notes.txt")}'\n\n{x.trim()}`,
  ),
  inDoc(
    "a text behind a package",
    "import x from '!!raw-loader!react/../../../../etc/passwd'\n\n{x}",
    refused,
  ),
  inDoc(
    "another loader",
    `import x from '!!url-loader!${secretFile("notes.txt")}'\n\n{x}`,
    refused,
  ),
  inDoc(
    "two loaders",
    `import x from '!!raw-loader!raw-loader!${secretFile("notes.txt")}'\n\n{x}`,
    refused,
  ),
  inDoc(
    "one exclamation mark",
    `import x from '!raw-loader!${secretFile("notes.txt")}'\n\n{x}`,
    refused,
  ),
  inDoc("a partial", `import P from '${secretFile("page.mdx")}'\n\n<P />`),
  inDoc("a relative partial", `import P from '${relative("page.mdx")}'\n\n<P />`),
  inDoc("data", `import d from '${secretFile("data.json")}'\n\n{d.x}`),
  inDoc("data without extension", `import d from '${secretFile("data")}'\n\n{d.x}`),
  inDoc("data with a query", `import d from '${secretFile("data.json")}?x'\n\n{d.x}`),
  inDoc("data behind a package", "import d from 'react/../../../../etc/x.json'\n\n{d.x}", refused),
  inDoc(
    "data from a URL of a file",
    `import d from 'file://${secretFile("data.json")}'\n\n{d.x}`,
    refused,
  ),
  inDoc("a picture", `import p from '${secretFile("shot.png")}'\n\n<img src={p} alt="x" />`),
  inDoc("an import for its effect", `import '${secretFile("code.js")}'\n\nText.`),
  inDoc("an export", `export { x } from '${secretFile("code.js")}'\n\nText.`),
  inDoc("an export of everything", `export * from '${secretFile("code.js")}'\n\nText.`),
  inDoc("a required file", `{require('${secretFile("data.json")}').x}`),
  inDoc("a required text", `{require('!!raw-loader!${secretFile("notes.txt")}').default}`),
  inDoc(
    "a required text in a prop",
    `<div title={require('!!raw-loader!${secretFile("notes.txt")}').default.trim()}>x</div>`,
  ),
  inDoc("a folder of modules", `{require.context('${away}').keys().map((key) => key)}`),
  inDoc("a module that is loaded later", `{String(import('${secretFile("code.js")}'))}`),
  inDoc("a computed path", "{require('/etc/'.concat('passwd'))}", refused),
  inDoc("an asset by its URL", `{new URL('${secretFile("notes.txt")}', import.meta.url).href}`),
  inDoc(
    "files by Node.js",
    `import fs from 'fs'\n\n{fs.readFileSync('/etc/passwd', 'utf8')}`,
    refused,
  ),
  inDoc(
    "commands by Node.js",
    `import c from 'node:child_process'\n\n{String(c.execSync('id'))}`,
    refused,
  ),
  {
    name: "a hidden file of the site",
    files: {
      ".env": SECRET,
      [DOC]: page("import x from '!!raw-loader!@site/.env'\n\n{x}"),
    },
    line: 6,
  },
  {
    name: "a partial that imports a file",
    files: {
      [DOC]: page("import P from './_part.mdx'\n\n<P />"),
      "content/docs/start/_part.mdx": `import x from '!!raw-loader!${secretFile("notes.txt")}'\n\n{x}\n`,
    },
    file: "content/docs/start/_part.mdx",
    line: 1,
  },
  {
    name: "an import in a post",
    files: {
      "content/blog/2025-01-02-a-post/index.mdx": post(
        `import x from '!!raw-loader!${secretFile("notes.txt")}'\n\n{x}`,
      ),
    },
    file: "content/blog/2025-01-02-a-post/index.mdx",
    line: 8,
  },
  { name: "a symbolic link to a page", files: { [DOC]: { linkTo: secretFile("page.mdx") } } },
  {
    name: "a symbolic link in the folder of pages",
    files: { "content/docs/more": { linkTo: away } },
    file: "content/docs/more",
  },
  {
    name: "a symbolic link to a partial",
    files: {
      [DOC]: page("import P from './_part.mdx'\n\n<P />"),
      "content/docs/start/_part.mdx": { linkTo: secretFile("page.mdx") },
    },
    line: 6,
  },
  {
    name: "a symbolic link to a text",
    files: {
      [DOC]: page("import x from '!!raw-loader!./notes.txt'\n\n{x}"),
      "content/docs/start/notes.txt": { linkTo: secretFile("notes.txt") },
    },
    line: 6,
  },
  {
    name: "a symbolic link to a picture",
    files: {
      [DOC]: page("![x](./shot.png)"),
      "content/docs/start/shot.png": { linkTo: secretFile("shot.png") },
    },
    file: "content/docs/start/shot.png",
  },
  {
    name: "a symbolic link to a download",
    files: {
      [DOC]: page("[x](./notes.txt)"),
      "content/docs/start/notes.txt": { linkTo: secretFile("notes.txt") },
    },
    file: "content/docs/start/notes.txt",
  },
  {
    name: "a symbolic link to the picture of a post",
    files: {
      "content/blog/2025-01-02-a-post/index.mdx": post(
        "A.",
        `${POST_FRONT_MATTER}\nimage: ./shot.png`,
      ),
      "content/blog/2025-01-02-a-post/shot.png": { linkTo: secretFile("shot.png") },
    },
    file: "content/blog/2025-01-02-a-post/shot.png",
  },
  {
    name: "a symbolic link to a static file",
    files: { "content/static/notes.txt": { linkTo: secretFile("notes.txt") } },
    file: "content/static/notes.txt",
  },
  {
    name: "a static folder that is a symbolic link",
    files: { "content/static": { linkTo: away } },
    file: "content/static",
  },
  {
    name: "a symbolic link to a data file",
    files: { "content/blog/tags.yml": { linkTo: secretFile("schema.yaml") } },
    file: "content/blog/tags.yml",
  },
  {
    name: "a symbolic link to the folder around the content",
    files: { "content/docs/up": { linkTo: "../.." } },
    file: "content/docs/up",
  },
  {
    name: "a reference of an OpenAPI document",
    files: openapi(`{ $ref: "${secretFile("schema.yaml")}" }`),
    code: "outside-ref",
    file: "openapi.yaml",
    line: 14,
  },
  {
    name: "a relative reference of an OpenAPI document",
    files: openapi(`{ $ref: "../${path.basename(outside)}/folder/schema.yaml#/x" }`),
    code: "outside-ref",
    file: "openapi.yaml",
    line: 14,
  },
  {
    name: "a percent-encoded reference of an OpenAPI document",
    files: openapi(`{ $ref: "%2e%2e/${path.basename(outside)}/folder/schema.yaml" }`),
    code: "outside-ref",
    file: "openapi.yaml",
    line: 14,
  },
  {
    name: "a reference through a symbolic link",
    files: {
      ...openapi('{ $ref: "./linked.yaml" }'),
      "linked.yaml": { linkTo: secretFile("schema.yaml") },
    },
    code: "outside-ref",
    file: "openapi.yaml",
    line: 14,
  },
  {
    name: "an example of an OpenAPI document",
    files: openapi(
      `{ description: x, content: { text/plain: { examples: { a: { externalValue: "${secretFile("notes.txt")}" } } } } }`,
    ),
    code: "outside-ref",
    file: "openapi.yaml",
    line: 14,
  },
];

describe("a way out of the site's folder is refused", () => {
  it.each(WAYS.map((way) => [way.name, way] as const))("%s", async (_, way) => {
    const { files, code = "content/outside-root", file = DOC, line } = way;
    const problems = await checkFiles(files);
    const found = problems.find((problem) => problem.code === code && problem.file === file);
    expect(found ?? problems).toMatchObject({
      severity: "error",
      message: expect.stringMatching(/\.$/),
      hint: expect.stringMatching(/\.$/),
      ...(line === undefined ? {} : { line }),
    });
    expect(JSON.stringify(problems)).not.toContain(SECRET);
  });
});

describe("files of the site may be shown", () => {
  it.each([
    ["code beside the page", "content/docs/start/code.txt", "./code.txt"],
    ["code of the project", "samples/code.txt", "@site/samples/code.txt"],
    ["code of the project, relative", "samples/code.txt", "../../../samples/code.txt"],
  ])("%s", async (_, file, name) => {
    const body = `import x from '!!raw-loader!${name}'\n\n<pre>{x}</pre>`;
    expect(await checkFiles({ [file]: "let a;\n", [DOC]: page(body) })).toEqual([]);
  });

  it("by symbolic links in the content folder", async () => {
    const files = {
      "content/docs/start/_shared.mdx": "Shared.\n",
      "content/docs/start/_part.mdx": { linkTo: "_shared.mdx" },
      [DOC]: page("import P from './_part.mdx'\n\n<P />"),
    };
    expect(await checkFiles(files)).toEqual([]);
  });

  it("from an OpenAPI document", async () => {
    expect(SITE).toContain("spec: ../openapi.yaml");
    const files = {
      ...openapi('{ $ref: "./parts/response.yaml" }'),
      "parts/response.yaml": "description: All else.\n",
    };
    expect(await checkFiles({ ...GOOD_SITE, ...files })).toEqual([]);
  });
});
