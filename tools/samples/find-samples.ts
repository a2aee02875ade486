import type { Code, Content, Paragraph } from "mdast";
import { toString } from "mdast-util-to-string";
import { VFile } from "vfile";
import { createParser, parseCodeMeta } from "../../plugins/gatsby-transformer-content/compiler";
import type { Page } from "../../src/quality/page";
import { CODE_MARK } from "../../src/quality/page";

/** Languages whose samples are run, by the language of a fence. */
const LANGUAGES: Record<string, Language> = {
  bash: "shell",
  sh: "shell",
  shell: "shell",
  js: "JavaScript",
  javascript: "JavaScript",
  mjs: "JavaScript",
  python: "Python",
  py: "Python",
};

export type Language = "shell" | "JavaScript" | "Python";

/** A sample that a reader can run. */
export interface Sample {
  language: Language;
  code: string;
  /** Name of its file in the folder in which the page's samples run. */
  name: string;
  /** True if the page gives it that name: it is a complete program, and not a part of a session. */
  isProgram?: boolean;
  /** Line of the page on which the code begins, 1-based. */
  line: number;
  /** Number of the group of tabs that it is in: a reader picks one of the group. */
  tabs?: number;
  /** Shell command that runs it, instead of the usual one: `run="python golden.py first"`. */
  run?: string;
  /** Why it is not run: `no-run="needs a database"`. */
  noRun?: string;
  /** True if its requests may be wrong: `no-verify="wrong on purpose"`. */
  noVerify?: boolean;
}

/** What a page says that samples print. */
export interface Expected {
  /** Samples of which each prints it. */
  samples: Sample[];
  kind: "text" | "json" | "words";
  text: string;
  /** True if the samples print more than this. */
  isPart: boolean;
  /** True if they print it with a token that the API does not accept. */
  isRefused?: boolean;
  /** Line of the page on which it begins, 1-based. */
  line: number;
}

/** The samples of one page, which run one after the other in one folder. */
export interface Flow {
  /** The page's file, or the OpenAPI document of generated samples. */
  file: string;
  /** Place in the document, of generated samples. */
  pointer?: string;
  samples: Sample[];
  expected: Expected[];
  /** Files that the page shows as text, by name. */
  files: Record<string, string>;
}

const EXTENSIONS: Record<Language, string> = { shell: "sh", JavaScript: "mjs", Python: "py" };
const PROGRAM = /^[\w.-]+\.(?:sh|js|mjs|cjs|py)$/;
const DATA = /^([\w.-]+\.(?:csv|txt|json|jsonl))(?:, .*)?$/;
/** Titles of blocks with the output of the samples above them. */
const OUTPUT = /^(?:What it prints|Output)(, [^()]+)?(?: \([^()]*\))?$/;

/** A paragraph before such a block without a title: "With these numbers it prints:" */
const ANNOUNCEMENT = /\bprints?\b[^.]*:$/;

/** Finds the samples of a page and what it says that they print. */
export function findSamples(page: Page): Flow {
  const text = new VFile({ value: page.body, data: { reading: "mdx" } });
  const tree = createParser("mdx", page.body).parse(text);
  const flow: Flow = { file: page.file, samples: [], expected: [], files: {} };
  const reader: Reader = { flow, last: [], tabs: 0, readsWords: false };
  readNodes(tree.children, reader);
  return flow;
}

interface Reader {
  flow: Flow;
  /** The samples whose output may follow. */
  last: Sample[];
  /** Number of groups of tabs so far. */
  tabs: number;
  /** Number of the group that is being read. */
  inTabs?: number | undefined;
  /** True until the first paragraph after a sample. */
  readsWords: boolean;
}

function readNodes(nodes: readonly Content[], reader: Reader): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type === "code") readBlock(node, nodes[index - 1], reader);
    else if (node.type === "paragraph") readParagraph(node, reader);
    else if (node.type === "heading") reader.last = [];
    else if ("name" in node && node.name === "Tabs") {
      reader.tabs += 1;
      reader.inTabs = reader.tabs;
      readNodes(node.children as Content[], reader);
      reader.inTabs = undefined;
    } else if ("children" in node) readNodes(node.children as Content[], reader);
  }
}

function readBlock(node: Code, before: Content | undefined, reader: Reader): void {
  const { flow } = reader;
  const { title = "" } = parseCodeMeta(node.meta ?? "");
  const file = DATA.exec(title)?.[1];
  if (file !== undefined) flow.files[file] = `${node.value}\n`;
  const sample = sampleOf(node, title, reader);
  if (!sample) {
    readOutput(node, before, reader);
    return;
  }
  flow.samples.push(sample);
  const [other] = reader.last;
  const isAlone = sample.tabs === undefined || other?.tabs !== sample.tabs;
  reader.last = isAlone ? [sample] : [...reader.last, sample];
  reader.readsWords = true;
}

function sampleOf({ lang, meta, value, position }: Code, title: string, { inTabs }: Reader) {
  const language = LANGUAGES[(lang ?? "").toLowerCase()];
  if (!language) return undefined;
  const line = (position?.start.line ?? 0) + 1;
  const isProgram = PROGRAM.test(title);
  const run = attribute(meta, "run");
  const noRun = attribute(meta, "no-run");
  return {
    language,
    code: value,
    name: isProgram ? title : `sample-${line}.${EXTENSIONS[language]}`,
    isProgram,
    line,
    ...(inTabs === undefined ? {} : { tabs: inTabs }),
    ...(run === undefined ? {} : { run }),
    ...(noRun === undefined ? {} : { noRun }),
    ...(attribute(meta, "no-verify") === undefined ? {} : { noVerify: true }),
  } satisfies Sample;
}

function readOutput(node: Code, before: Content | undefined, reader: Reader): void {
  const announcement = before?.type === "paragraph" ? toString(before) : "";
  const output = outputOf(node.meta ?? "", announcement);
  if (!output) return;
  const { words, ...expected } = output;
  const kind = node.lang === "json" ? "json" : "text";
  const line = (node.position?.start.line ?? 0) + 1;
  const samples = samplesOf(words, reader);
  reader.flow.expected.push({ ...expected, samples, kind, text: node.value, line });
}

/** Words are languages of the samples above, or names of files further up; without any, all above. */
function samplesOf(words: readonly string[], reader: Reader): Sample[] {
  const named = reader.flow.samples.filter(({ name }) => words.includes(name));
  if (named.length > 0 || words.length === 0) return named.length > 0 ? named : printers(reader);
  return printers(reader).filter(({ language }) => words.includes(language));
}

/** Inside a tab, output is that of the tab's own sample; after the tabs, that of each of them. */
function printers({ last, inTabs }: Reader): Sample[] {
  return inTabs === undefined ? last : last.slice(-1);
}

function attribute(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta ?? "")?.[2];
}

/**
 * Reads `output`, `output="part"`, `output="refused"`, `output="Python"` and `output="a.py"`, or a
 * title or a paragraph before the block that says the same.
 */
function outputOf(meta: string, announcement: string) {
  const { title = "" } = parseCodeMeta(meta);
  const titled = OUTPUT.exec(title);
  const rest = meta.replace(/\w+=(["']).*?\1/g, (text) => (text.startsWith("output") ? text : ""));
  const marked = /(?:^|\s)output(?:=(["'])(.*?)\1)?(?=\s|$)/.exec(rest);
  const isAnnounced = title === "" && ANNOUNCEMENT.test(announcement);
  if (!titled && !marked && !isAnnounced) return undefined;
  const words = (marked?.[2] ?? "").split(/[\s,]+/).filter(Boolean);
  return {
    isPart: titled?.[1] !== undefined || words.includes("part"),
    isRefused: words.includes("refused"),
    words: words.filter((word) => word !== "part" && word !== "refused"),
  };
}

/** A sentence can end with code. */
const SENTENCE_END = new RegExp(`(?<=[.;!?])\\s+|(?<=${CODE_MARK})\\s+(?=[A-Z])`);

/** A clause with one of these says what is printed in other cases. */
const CONDITION = /\b(?:if|when|unless|without|failed)\b/i;

/** What prose calls the languages of samples. */
const NAMES: Record<Language, string> = {
  shell: "curl",
  JavaScript: "JavaScript",
  Python: "Python",
};

/**
 * Reads "It prints `a` and `b`." right after a sample, and "With a revoked token, it stops with `c`"
 * in the section: each piece of code is in the output.
 */
function readParagraph(node: Paragraph, reader: Reader): void {
  if (reader.last.length === 0) return;
  const codes: string[] = [];
  const plain = (content: Content): string => {
    if (content.type === "inlineCode") {
      return `${CODE_MARK}${codes.push(content.value) - 1}${CODE_MARK}`;
    }
    if ("children" in content) return (content.children as Content[]).map(plain).join("");
    return "value" in content ? String(content.value) : "";
  };
  const sentences = node.children.map(plain).join("").split(SENTENCE_END);
  const printed = reader.readsWords ? certainClauses(sentences) : [];
  reader.readsWords = false;
  const claims = [
    ...printed.map((clause) => ({ clause, isRefused: false })),
    ...refusedClauses(sentences).map((clause) => ({ clause, isRefused: true })),
  ];
  const line = node.position?.start.line ?? 1;
  for (const { clause, isRefused } of claims) {
    const named = printers(reader).filter(({ language }) => clause.includes(NAMES[language]));
    const samples = named.length > 0 ? named : printers(reader);
    for (const [, index] of clause.matchAll(new RegExp(`${CODE_MARK}(\\d+)${CODE_MARK}`, "g"))) {
      const text = codes[Number(index)] ?? "";
      reader.flow.expected.push({ samples, kind: "words", text, isPart: true, isRefused, line });
    }
  }
}

/** Returns the clauses of the first sentence about what is printed, without those for other cases. */
function certainClauses(sentences: readonly string[]): string[] {
  const sentence = sentences.find((it) => /\bprints?\b/.test(it)) ?? "";
  if (/^(?:If|When)\b(?! all is well)/.test(sentence)) return [];
  const [certain = ""] = sentence.split(/,? or\b/);
  return certain.split(/, (?!such as|for example)/).filter((clause) => !CONDITION.test(clause));
}

/** "With a revoked token", "if the token is wrong". */
const REFUSED = /\b(?:revoked|wrong|expired) token\b|\btokens?\b.*\b(?:revoked|wrong|expired)\b/;

/** Returns what is said about tokens that are not accepted: the rest of each sentence. */
function refusedClauses(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(", ");
    const start = clauses.findIndex((clause) => REFUSED.test(clause));
    const rest = clauses.slice(start).join(", ");
    return start < 0 ? [] : [rest.slice(rest.search(REFUSED))];
  });
}
