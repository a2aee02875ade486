/** An event that Gatsby prints as a line of JSON with `GATSBY_LOGGER=json`. Only what is read here. */
interface GatsbyEvent {
  type: string;
  payload: LogEntry | string;
}

interface LogEntry {
  id?: string;
  level?: string;
  text?: string;
  filePath?: string;
  location?: { start: { line: number; column: number } };
}

/** The steps of a build that take long, by the name of Gatsby's activity. */
const STEPS: Record<string, string> = {
  "source and transform nodes": "Reading the content",
  createPages: "Planning and checking the pages",
  "Building production JavaScript and CSS bundles": "Compiling scripts and styles",
  "Building static HTML for pages": "Rendering the pages",
  onPostBuild: "Writing feeds, search index and social cards",
};

/** A warning for sites without an OpenAPI document. */
const NO_NODES = /^The gatsby-source-openapi plugin has generated no Gatsby nodes/;

const REPORT = /^The content has errors\./;
const LONGEST_LINE = 300;
const MOST_LINES = 12;

/**
 * Returns a function that converts each line of Gatsby's log in JSON to the text to print, if any. After
 * the report of problems nothing more is printed: Gatsby adds the place in its own code.
 */
export function createBuildLog(): (line: string) => string | undefined {
  const printed = new Set<string>();
  let isReported = false;
  return (line) => {
    if (isReported) return undefined;
    const text = messageOf(line);
    if (!text || printed.has(text)) return undefined;
    printed.add(text);
    isReported = REPORT.test(text);
    return text;
  };
}

function messageOf(line: string): string | undefined {
  const event = parse(line);
  if (!event) return shorten(line);
  const { type, payload } = event;
  if (typeof payload === "string") return undefined;
  const { id = "", level = "", text = "" } = payload;
  if (type === "ACTIVITY_START") return STEPS[id];
  if (type !== "LOG") return undefined;
  if (level === "ERROR")
    return REPORT.test(text) ? text : `error ${shorten(text)}${placeOf(payload)}`;
  if (level === "WARNING" && !NO_NODES.test(text))
    return /^The content has warnings/.test(text) ? text : `warning ${shorten(text)}`;
  // Gatsby uses the level INFO to speak of itself; this project's own lines have the level LOG.
  return level === "LOG" ? shorten(text) : undefined;
}

function placeOf({ filePath, location }: LogEntry): string {
  if (!filePath) return "";
  const { line, column } = location?.start ?? {};
  return `\n  ${[filePath, line, column].filter(Boolean).join(":")}`;
}

/** Returns the event of a line, or nothing for text that a package prints on its own. */
function parse(line: string): GatsbyEvent | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && "payload" in value
      ? (value as GatsbyEvent)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves out what nobody reads: lines of minified code, and the far end of a stack. */
function shorten(text: string): string {
  const lines = text.trimEnd().split("\n");
  const shown = lines.filter((line) => line.length <= LONGEST_LINE).slice(0, MOST_LINES);
  return shown.length < lines.length ? [...shown, "…"].join("\n") : shown.join("\n");
}
