/** One page of the corpus: plain Markdown that every generator understands. */
export interface CorpusPage {
  /** Path below the folder of pages, without extension: `section-3/page-42`. */
  path: string;
  title: string;
  description: string;
  /** About 1,100 words with headings, a list, a table and a code block. */
  body: string;
}

const PAGES_PER_SECTION = 25;
const WORDS = (
  "agent answer chat client cost data delivery document draft editor error event export field file " +
  "filter flag graph group handoff hour index input label language latency limit link list log " +
  "message metric model month name number order owner page part path plan price product question queue " +
  "rate reader record region report request result role rule sample score search section server session " +
  "setting share source state step stream table tag team term test text time token tool topic trace " +
  "turn type user value version view week word work year"
).split(" ");
const VERBS = "adds checks compares counts reads sends shows sorts stores updates".split(" ");

/** Makes the pages of a corpus; the same number gives the same pages. */
export function makeCorpus(count: number): CorpusPage[] {
  return Array.from({ length: count }, (_, index) => makePage(index));
}

function makePage(index: number): CorpusPage {
  const random = createRandom(index + 1);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const sentence = () => {
    const words = Array.from({ length: 9 }, () => pick(WORDS));
    const [first = ""] = words;
    const start = `The ${first} ${pick(VERBS)} ${words.slice(1, 5).join(" ")}`;
    return `${start}, and ${words.slice(5).join(" ")}.`;
  };
  const paragraph = () => Array.from({ length: 6 }, sentence).join(" ");
  const section = (number: number) =>
    [`## ${pick(WORDS)} ${pick(WORDS)} ${number}`, paragraph(), paragraph()].join("\n\n");
  const title = `${pick(WORDS)} ${pick(WORDS)} ${index + 1}`;
  const body = [
    paragraph(),
    section(1),
    section(2),
    Array.from({ length: 6 }, () => `- ${sentence()}`).join("\n"),
    section(3),
    [
      "| Name | Type | Use |",
      "|---|---|---|",
      ...Array.from({ length: 6 }, () => `| ${pick(WORDS)} | \`${pick(WORDS)}\` | ${sentence()} |`),
    ].join("\n"),
    section(4),
    ["```js", ...codeLines(pick), "```"].join("\n"),
    section(5),
  ].join("\n\n");
  return {
    path: `section-${Math.floor(index / PAGES_PER_SECTION) + 1}/page-${index + 1}`,
    title: title[0]?.toUpperCase() + title.slice(1),
    description: `Page ${index + 1} of a corpus for measuring how long a site of many pages takes to build.`,
    body,
  };
}

function codeLines(pick: (list: readonly string[]) => string): string[] {
  return Array.from({ length: 5 }, () => {
    const name = pick(WORDS);
    return `const ${name} = await ${pick(WORDS)}.get("${name}", { limit: ${name.length} });`;
  });
}

/** Formats a page as a Markdown file with front matter. */
export function toMarkdown({ title, description, body }: CorpusPage): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
