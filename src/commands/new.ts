import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildClock } from "../site/create-pages/build-clock";
import { addToSidebar } from "./new/add-to-sidebar";
import { parseCall } from "./new/parse-call";
import { planPage } from "./new/plan-page";
import type { PlannedPage } from "./new/plan-page";
import { readKnown } from "./new/read-known";
import type { KnownContent } from "./new/read-known";

const USAGE = `Makes a new page, as a draft.

  npm run new -- doc "Title" --in FOLDER
  npm run new -- guide "Title"
  npm run new -- post "Title" --author KEY[,KEY…] [--tags KEY[,KEY…]]

Environment: CONTENT_ROOT chooses another site, SOURCE_DATE_EPOCH another day for a post.
Exit code: 0 if it was made, 1 if it cannot be, 2 for a wrong call.`;

/** Makes what the words ask for, and says what it did. */
export function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): 0 | 1 | 2 {
  const contentRoot = path.resolve(environment.CONTENT_ROOT ?? "content");
  if (!existsSync(contentRoot)) {
    print(`There is no folder ${contentRoot}. CONTENT_ROOT says which one to use.`);
    return 1;
  }
  const known = readKnown(contentRoot);
  if (words.includes("--help")) {
    print(`${USAGE}\n\n${describe(known)}`);
    return 0;
  }
  const parsed = parseCall(words);
  if ("mistake" in parsed) {
    print(`${parsed.mistake}\n\n${USAGE}\n\n${describe(known)}`);
    return 2;
  }
  const planned = planPage(parsed.call, known, buildClock(environment));
  if ("refusal" in planned) {
    print(planned.refusal);
    return 1;
  }
  for (const line of write(planned.page, contentRoot, known)) print(line);
  return 0;
}

function describe({ folders, authors, tags }: KnownContent): string {
  return [
    `Folders: ${folders.join(", ") || "none yet"}`,
    `Authors: ${authors.join(", ") || "none yet"}`,
    `Tags: ${tags.join(", ") || "none yet"}`,
  ].join("\n");
}

/** Writes the page, and its line in the sidebars; returns what to tell. */
function write(page: PlannedPage, contentRoot: string, { sidebars }: KnownContent): string[] {
  const file = path.join(contentRoot, page.file);
  mkdirSync(path.dirname(file), { recursive: true });
  // Refuses to overwrite, even a file that came to be a moment ago.
  writeFileSync(file, page.text, { flag: "wx" });
  const place = page.docId === undefined ? [] : placeInSidebar(page.docId, contentRoot, sidebars);
  return [
    `Made ${path.relative(process.cwd(), file)}.`,
    ...place,
    "Next: write its description and its text; npm run develop shows the draft, npm run check checks it.",
    "When it is ready, take `draft: true` out.",
  ];
}

function placeInSidebar(
  docId: string,
  contentRoot: string,
  sidebars: string | undefined,
): string[] {
  const file = path.join(contentRoot, "sidebars.yml");
  const name = path.relative(process.cwd(), file);
  if (sidebars === undefined) return [];
  const change = addToSidebar(sidebars, docId);
  switch (change.kind) {
    case "added":
      writeFileSync(file, change.text);
      return [`Added "${docId}" to ${name}.`];
    case "automatic":
      return ["A sidebar lists the folder by itself."];
    case "unknown":
      return [`Next: add "${docId}" to ${name} where readers should find it.`];
  }
}

if (/commands[/\\]new\.ts$/.test(process.argv[1] ?? "")) {
  process.exitCode = run(process.argv.slice(2), process.env, (text) => console.log(text));
}
