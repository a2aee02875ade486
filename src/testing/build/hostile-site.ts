import type { SiteFiles } from "../bad-inputs/good-site";

/** Calls this function in the window if an attack runs; `#` is the number of the attack. */
export const MARK = "attacked";

/** Text that becomes code where it is not escaped. */
export const ATTACKS: readonly string[] = [
  "<script>attacked(#)</script>",
  '"><script>attacked(#)</script>',
  "'><img src=x onerror=attacked(#)>",
  "</title><script>attacked(#)</script>",
  "</textarea></style></noscript><script>attacked(#)</script>",
  "</script><script>attacked(#)</script>",
  "<!--<script>attacked(#)//-->",
  "--><script>attacked(#)</script>",
  "]]><script>attacked(#)</script><![CDATA[",
  "<svg/onload=attacked(#)>",
  "<svg><animate onbegin=attacked(#) attributeName=x dur=1s>",
  "<details open ontoggle=attacked(#)>",
  '<a href="javascript:attacked(#)">click</a>',
  '<iframe srcdoc="<script>parent.attacked(#)</script>"></iframe>',
  '<img src="https://evil.example/#.png" alt="">',
  '<link rel="stylesheet" href="//evil.example/#.css">',
  "<style>@import '//evil.example/#.css';</style>",
  '<meta http-equiv="refresh" content="0;url=https://evil.example/#">',
  '<base href="https://evil.example/#/">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=attacked(#)>">',
  '" autofocus onfocus="attacked(#)" x="',
  "' onmouseover='attacked(#)' x='",
  "` onmouseover=`attacked(#)",
  '\\"-attacked(#)-\\"',
  "\\u003cscript\\u003eattacked(#)\\u003c/script\\u003e",
  "&lt;script&gt;attacked(#)&lt;/script&gt;",
  "&#60;script&#62;attacked(#)&#60;/script&#62;",
  "%3Cscript%3Eattacked(#)%3C/script%3E",
  "{attacked(#)}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The text of an attack.
  "${attacked(#)} {{constructor.constructor('attacked(#)')()}}",
  "javascript:attacked(#)",
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x> #',
  "&e; & &amp &nosuch; <a <b # a<b>c",
  "\u2028attacked(#)\u2029 \u202e\u0000\u0008\u000b\u001b\ufffe",
  "__proto__ constructor toString #",
  "%0d%0aSet-Cookie: a=# ; script-src 'unsafe-inline'",
  "<body onload=attacked(#)>",
  "<video><source onerror=attacked(#)></video>",
  "<audio src=x onerror=attacked(#)></audio>",
  "<video poster=javascript:attacked(#)></video>",
  "<input autofocus onfocus=attacked(#)>",
  "<select autofocus onfocus=attacked(#)><option>1</select>",
  "<textarea autofocus onfocus=attacked(#)></textarea>",
  "<button onclick=attacked(#) autofocus>press</button>",
  '<button form="x" formaction="javascript:attacked(#)">send</button>',
  '<form action="javascript:attacked(#)"><input type=submit></form>',
  '<form id="getElementById"><input name="attributes"></form>#',
  '<img name="currentScript" id="cookie" alt="#">',
  "<marquee onstart=attacked(#)>run</marquee>",
  "<object data=javascript:attacked(#)></object>",
  '<object type="text/html" data="https://evil.example/#"></object>',
  "<embed src=javascript:attacked(#)>",
  '<applet code="javascript:attacked(#)"></applet>',
  "<isindex action=javascript:attacked(#) type=submit value=click>",
  "<keygen autofocus onfocus=attacked(#)>",
  "<table background=javascript:attacked(#)><td>cell</table>",
  '<div style="background:url(javascript:attacked(#))">style</div>',
  '<div style="width:expression(attacked(#))">style</div>',
  '<p style="position:fixed;inset:0;z-index:9999">over the page #</p>',
  "<xmp><script>attacked(#)</script></xmp>",
  "<plaintext>attacked(#)",
  '<noscript><p title="</noscript><img src=x onerror=attacked(#)>">',
  '<template><script>attacked(#)</script></template><slot onslotchange="attacked(#)">',
  "<svg><script>attacked(#)</script></svg>",
  '<svg><script href="data:text/javascript,attacked(#)"></script></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=attacked(#)></svg>#x"></use></svg>',
  '<svg><a xlink:href="javascript:attacked(#)"><text y="9">link</text></a></svg>',
  "<svg><foreignObject><iframe onload=attacked(#)></iframe></foreignObject></svg>",
  '<svg><set attributeName="onmouseover" to="attacked(#)"></svg>',
  '<math href="javascript:attacked(#)">link</math>',
  "<scr<script>ipt>attacked(#)</scr</script>ipt>",
  "<SCRIPT/XSS>attacked(#)</SCRIPT>",
  "<script\\x20type=module>attacked(#)</script>",
  "<img/src=`x`/onerror=attacked(#)>",
  "<img src=x onerror\\x3d'attacked(#)'>",
  "JaVaScRiPt:attacked(#)",
  "java\\tscript:attacked(#)",
  "data:text/html;base64,PHNjcmlwdD5hdHRhY2tlZCgjKTwvc2NyaXB0Pg==?#",
  "data:text/html,<script>attacked(#)</script>",
  "vbscript:attacked(#)",
  "[click](javascript:attacked(#)) <javascript:attacked(#)>",
  "![x](x){onerror=attacked(#)} <x-y onclick={attacked(#)}>",
  '=HYPERLINK("https://evil.example/#")',
].map((text, index) => text.replaceAll("#", String(index)));

/** Escapes all punctuation, so that Markdown shows the text as it is. */
function inMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

const yaml = (value: unknown) => JSON.stringify(value);
// biome-ignore lint/suspicious/noControlCharactersInRegex: YAML and Markdown cannot have them.
const UNPRINTABLE = /[\u0000-\u001f\u2028\u2029\ufffe]/g;

function frontMatter(values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${yaml(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n`;
}

function body(attack: string): string {
  const plain = attack.replace(UNPRINTABLE, "");
  const text = inMarkdown(plain);
  return `${text}

{/* truncate */}

## ${text}

[${text}](../docs/attacks/a0.md "${text}") ![${text}](/dot.svg "${text}") \`\`\`\` ${plain} \`\`\`\`

\`\`\`\`html title="${plain.replaceAll('"', "'")}"
${plain}
\`\`\`\`

| ${text} |
|---|
| ${text} |

:::note[${text}]

${text}

:::

- [x] ${text}
`;
}

function docFile(attack: string, n: number): string {
  const matter = frontMatter({
    title: attack,
    description: attack,
    keywords: [attack],
    tags: [`t${n}`],
    sidebar_label: attack,
    pagination_label: attack,
    sidebar_custom_props: { note: attack },
    last_update: { author: attack, date: "2025-01-01" },
  });
  return matter + body(attack).replace("{/* truncate */}", "").replaceAll("../docs/attacks/", "./");
}

function postFile(attack: string, n: number): string {
  const matter = frontMatter({
    title: attack,
    title_meta: attack,
    description: attack,
    keywords: [attack],
    authors: [`a${n}`, { name: attack, title: attack }],
    tags: [`t${n}`],
  });
  return (
    matter +
    body(attack)
      .replace("{/* truncate */}", "<!-- truncate -->")
      .replaceAll("../docs/attacks/a0.md", "/docs/attacks/a0")
  );
}

function operation(attack: string, n: number) {
  const media = (schema: object) => ({
    "application/json": {
      schema,
      examples: {
        [`e${n}`]: { summary: attack, description: attack, value: { [attack]: attack } },
      },
    },
  });
  const schema = {
    type: "object",
    title: attack,
    description: attack,
    properties: {
      [attack]: {
        type: "string",
        description: attack,
        default: attack,
        enum: [attack],
        examples: [attack],
      },
      pattern: {
        type: "string",
        pattern: attack.replace(/[^\w<>"'/ ]/g, "."),
        format: attack,
        const: attack,
      },
    },
    required: [attack],
    "x-note": attack,
  };
  return {
    operationId: `attack${n}`,
    summary: attack,
    description: `${inMarkdown(attack)}\n\n${attack}\n\n[a](https://good.example "${attack.replaceAll('"', "'")}")`,
    tags: [`Tag ${n}`],
    externalDocs: { url: "https://good.example/docs", description: attack },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        description: attack,
        schema: { type: "string", default: attack },
        example: attack,
      },
      {
        name: attack,
        in: "query",
        description: attack,
        schema: { type: "string", enum: [attack] },
      },
      {
        name: "X-A",
        in: "header",
        description: attack,
        schema: { type: "string" },
        example: attack,
      },
    ],
    requestBody: { description: attack, content: media(schema) },
    responses: {
      "200": {
        description: attack,
        headers: { "X-B": { description: attack, schema: { type: "string" } } },
        content: media(schema),
      },
      "400": { description: attack, content: media({ type: "string", example: attack }) },
    },
    "x-code": attack,
  };
}

function openapi() {
  const attack = ATTACKS[1] ?? "";
  return {
    openapi: "3.1.0",
    info: {
      title: attack,
      summary: attack,
      description: `${attack}\n\n# ${attack}`,
      version: attack,
      contact: { name: attack, email: "a@good.example", url: "https://good.example" },
      license: { name: attack, url: "https://good.example" },
    },
    servers: [
      {
        url: "https://{host}.good.example",
        description: attack,
        variables: { host: { default: "a", description: attack, enum: ["a", attack] } },
      },
    ],
    security: [{ key: [] }],
    tags: ATTACKS.map((text, n) => ({
      name: `Tag ${n}`,
      description: text,
      externalDocs: { url: "https://good.example", description: text },
    })),
    paths: Object.fromEntries(
      ATTACKS.flatMap((text, n) => {
        const plain = text.replace(/[{}?#]/g, "").replace(UNPRINTABLE, "");
        return [[`/a${n}/{id}/${plain}`, { post: operation(text, n) }]];
      }),
    ),
    components: {
      securitySchemes: { key: { type: "apiKey", in: "header", name: attack, description: attack } },
    },
  };
}

const a = (n: number) => ATTACKS[n % ATTACKS.length] ?? "";

/** `site.yml`, with an attack in each text. */
function settings() {
  return {
    title: a(5),
    tagline: a(1),
    description: a(2),
    url: "https://hostile.example",
    copyright: a(3),
    home: "/docs/attacks/a0",
    feedbackUrl: "https://good.example/?title={title}&url={url}",
    editUrl: "https://good.example/edit",
    navbar: {
      items: [
        { label: a(4), to: "/blog" },
        { label: a(0), href: `https://good.example/?q=${encodeURIComponent(a(6))}` },
        { label: a(2), items: [{ label: a(20), to: "/blog" }] },
      ],
    },
    footer: {
      columns: [
        {
          title: a(7),
          links: [
            { label: a(8), to: "/blog" },
            { label: a(9), href: "https://good.example" },
          ],
        },
      ],
    },
    announcement: { id: a(1), text: a(11), link: { label: a(13), to: "/blog" } },
    blog: { title: a(14), description: a(15), sidebarTitle: a(16) },
    docs: { versions: { current: { label: a(17) } } },
    lastUpdate: { author: true },
    content: { trust: "strict" },
    openapi: [{ id: "api", spec: "../openapi.yaml", basePath: "/docs/api" }],
  };
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" fill="currentColor"/></svg>';

/** A site that is valid, with an attack in every text that it shows. */
export function hostileSite(): SiteFiles {
  const numbered = <Value>(prefix: string, value: (attack: string, n: number) => Value) =>
    Object.fromEntries(
      ATTACKS.map((attack, n) => [prefix.replace("#", String(n)), value(attack, n)]),
    );
  const label = (attack: string, n: number) => ({
    label: `${attack} ${n}`,
    description: attack,
    permalink: `/t${n}`,
  });
  const authors = numbered("a#", (attack) => ({
    name: attack,
    title: attack,
    description: attack,
    email: attack,
    page: true,
    url: `https://good.example/?q=${encodeURIComponent(attack)}`,
  }));
  const categories = ATTACKS.map((attack, n) => ({
    type: "category",
    label: attack,
    description: attack,
    className: attack,
    customProps: { note: attack },
    link: {
      type: "generated-index",
      title: attack,
      description: attack,
      slug: `/c${n}`,
      keywords: [attack],
    },
    items: [`attacks/a${n}`],
  }));
  const useful = {
    synonyms: numbered("word#", (attack) => [attack]),
    useful: ["/docs/attacks/a0"],
  };
  return {
    "content/site.yml": yaml(settings()),
    "content/blog/authors.yml": yaml(authors),
    "content/blog/tags.yml": yaml(numbered("t#", label)),
    "content/docs/tags.yml": yaml(numbered("t#", label)),
    "content/sidebars.yml": yaml({
      docs: [
        ...categories,
        {
          type: "link",
          label: a(0),
          description: a(1),
          href: `https://good.example/?q=${encodeURIComponent(a(2))}`,
        },
      ],
      api: [{ type: "operations", document: "api" }],
    }),
    "content/search.yml": yaml(useful),
    "content/static/dot.svg": DRAWING,
    "content/pages/about.md": frontMatter({ title: a(19), description: a(18) }) + inMarkdown(a(5)),
    ...numbered("content/docs/attacks/a#.md", docFile),
    ...numbered("content/blog/2025-01-02-p#/index.md", postFile),
    "openapi.yaml": JSON.stringify(openapi(), null, 1),
  };
}

/** A file that must be refused: its text, and what the report must say. */
export interface WayOut {
  file: string;
  content: SiteFiles[string];
  line: number;
  code: string;
}

/** Ways to publish files of a folder outside of the site, each in a file of its own. */
export function waysOut(outside: string): WayOut[] {
  const up = "../".repeat(12) + outside.slice(1);
  const encoded = up.replaceAll("../", "%2e%2e%2f");
  const page = (text: string, code: string, name: string): WayOut => ({
    file: `content/docs/out/${name}.mdx`,
    content: `${frontMatter({ title: name, description: name })}${text}\n`,
    line: 6,
    code,
  });
  const link = (file: string, target: string): WayOut => ({
    file,
    content: { linkTo: `${outside}/${target}` },
    line: 1,
    code: "content/outside-root",
  });
  const outsideRoot = "content/outside-root";
  return [
    page(`import x from '!!raw-loader!${outside}/notes.txt'\n\n{x}`, outsideRoot, "text"),
    page(`import x from '!!raw-loader!${up}/notes.txt'\n\n{x}`, outsideRoot, "relative-text"),
    page(
      `import x from '!!url-loader!${outside}/notes.txt'\n\n{x}`,
      "content/refused-import",
      "loader",
    ),
    page(`import P from '${outside}/page.mdx'\n\n<P />`, outsideRoot, "partial"),
    page(`import d from '@site/${up}/data.json'\n\n{d.x}`, outsideRoot, "data"),
    page(`{require('${outside}/data.json').x}`, outsideRoot, "required"),
    page(
      "import fs from 'fs'\n\n{fs.readFileSync('/etc/passwd', 'utf8')}",
      "content/refused-import",
      "node",
    ),
    page(`import d from 'react/${up}/data.json'\n\n{d.x}`, "content/refused-import", "package"),
    page(`![a](${up}/shot.png)`, "content/missing-image", "picture"),
    page(`![a](${encoded}/shot.png)`, "content/missing-image", "encoded-picture"),
    page(`[a](${up}/notes.txt)`, "content/missing-file", "download"),
    page(`[a](${encoded}/notes.txt)`, "content/missing-file", "encoded-download"),
    page(`[a](@site/${up}/notes.txt)`, "content/missing-file", "site-download"),
    link("content/docs/out/link.mdx", "page.mdx"),
    link("content/docs/out/folder", ""),
    link("content/docs/out/shot.png", "shot.png"),
    link("content/docs/out/_category_.yml", "data.json"),
    link("content/static/notes.txt", "notes.txt"),
    link("content/static/folder", ""),
    ...[
      `${outside}/schema.yaml`,
      `${up}/schema.yaml`,
      `${encoded}/schema.yaml`,
      "https://evil.example/schema.yaml",
    ].map(
      (reference, n): WayOut => ({
        file: `ref${n}.yaml`,
        content: `openapi: 3.1.0
info: { title: a, version: "1" }
paths:
  /a:
    get:
      operationId: a
      parameters:
        - $ref: "${reference}"
      responses: { "200": { description: a } }
`,
        line: 8,
        code: n === 3 ? "unresolved-ref" : "outside-ref",
      }),
    ),
  ];
}
