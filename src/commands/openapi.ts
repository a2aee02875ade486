import { formatReport, hasErrors } from "../../packages/problems";
import type { CheckResult } from "../../plugins/gatsby-source-openapi";
import { checkDocument } from "../../plugins/gatsby-source-openapi";

const USAGE = `Checks OpenAPI documents as the build does.

  npm run openapi -- [--json] [--errors=warn] [--overlay=FILE]… FILE…

--json          print one JSON array instead of text
--errors=warn   read documents with errors, as \`errors: warn\` in site.yml does
--overlay=FILE  apply an overlay to each document first
Exit code: 0 without errors (there may be warnings), 1 with errors, 2 for wrong arguments.`;

interface Arguments {
  files: string[];
  overlays: string[];
  isJson: boolean;
  errors: "fail" | "warn";
}

const OVERLAY = "--overlay=";

/** Parses the arguments; `undefined` if they are invalid. */
export function parseArguments(argv: readonly string[]): Arguments | undefined {
  const overlays = argv.filter((word) => word.startsWith(OVERLAY));
  const known = ["--json", "--errors=warn", ...overlays];
  const unknown = argv.filter((word) => word.startsWith("-") && !known.includes(word));
  const files = argv.filter((word) => !word.startsWith("-"));
  if (unknown.length > 0 || files.length === 0) return undefined;
  return {
    files,
    overlays: overlays.map((word) => word.slice(OVERLAY.length)),
    isJson: argv.includes("--json"),
    errors: argv.includes("--errors=warn") ? "warn" : "fail",
  };
}

/** Formats the result for one document: a line of counts, then the problems. */
export function formatResult(result: CheckResult): string {
  const { file, version, operations, schemas, problems } = result;
  const specification = version === undefined ? "unknown version" : `OpenAPI ${version}`;
  const line = `${file}: ${specification}, ${operations} operations, ${schemas} schemas`;
  return problems.length === 0 ? `${line}, no problems` : `${line}\n\n${formatReport(problems)}\n`;
}

/** Checks the files and prints the result. */
export async function run(
  argv: readonly string[],
  print: (text: string) => void,
): Promise<0 | 1 | 2> {
  if (argv.includes("--help")) {
    print(USAGE);
    return 0;
  }
  const call = parseArguments(argv);
  if (!call) {
    print(USAGE);
    return 2;
  }
  const results: CheckResult[] = [];
  const { files, overlays, errors, isJson } = call;
  for (const spec of files) results.push(await checkDocument({ spec, overlays, errors }));
  print(isJson ? JSON.stringify(results, null, 2) : results.map(formatResult).join("\n"));
  return results.some(({ problems }) => hasErrors(problems)) ? 1 : 0;
}

async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), (text) => console.log(text));
}

if (require.main === module) void main();
