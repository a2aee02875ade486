import { showValue } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { NO_MEMORY, recall } from "../../site/memory/memory";
import type { CodeBlock, Page, RuleResult } from "../page";
import { checkRequest } from "./check-request";
import type { RequestFault } from "./check-request";
import type { Contract } from "./contract";
import { evaluate } from "./evaluate";
import { findRequests } from "./find-requests";
import type { SampleRequest } from "./find-requests";
import { HOLE } from "./known";
import type { Known } from "./known";
import { matchJsonBody } from "./match-json-body";
import { readHttpRequest } from "./read-http";
import { readJavaScript } from "./read-javascript";
import { readPython } from "./read-python";
import { readShell } from "./read-shell";

interface Located {
  page: Page;
  block: CodeBlock;
}

/** Every call of the product's API in a sample, and every body shown, agrees with its document. */
export function checkSamples(
  pages: readonly Page[],
  contract: Contract,
  memory = NO_MEMORY,
): RuleResult {
  const results = pages.flatMap((page) =>
    recall(memory, "samples", [page.file, page.blocks, contract.digest], () =>
      page.blocks.filter(isOpen).map((block) => checkBlock({ page, block }, contract)),
    ),
  );
  return {
    problems: results.flatMap(({ problems }) => problems),
    counts: {
      "calls of the API checked": sum(results, "calls"),
      "operations called": new Set(results.flatMap(({ operations }) => operations)).size,
      "request bodies validated": sum(results, "requestBodies"),
      "bodies shown as JSON validated": sum(results, "shownBodies"),
      "calls whose address only running tells": sum(results, "unknown"),
      "blocks opted out": pages.flatMap(({ blocks }) => blocks).filter((it) => !isOpen(it)).length,
    },
  };
}

function isOpen({ noVerify }: CodeBlock): boolean {
  return noVerify === undefined;
}

function checkBlock(item: Located, contract: Contract): BlockResult {
  const bodies = shownBodies(item.block);
  return bodies.length > 0 ? checkBodies(item, bodies, contract) : checkCalls(item, contract);
}

interface BlockResult {
  problems: Problem[];
  operations: string[];
  calls: number;
  requestBodies: number;
  shownBodies: number;
  unknown: number;
}

const NOTHING: BlockResult = {
  problems: [],
  operations: [],
  calls: 0,
  requestBodies: 0,
  shownBodies: 0,
  unknown: 0,
};

function sum(results: BlockResult[], key: "calls" | "requestBodies" | "shownBodies" | "unknown") {
  return results.reduce((total, result) => total + result[key], 0);
}

function checkCalls({ page, block }: Located, contract: Contract): BlockResult {
  const requests = requestsIn(block);
  const checked = requests.map((request) => ({ request, ...checkRequest(request, contract) }));
  const ours = checked.filter(({ outcome }) => outcome === "checked");
  return {
    problems: ours.flatMap(({ request, faults }) =>
      faults.map((fault) => toProblem({ page, block }, fault, request.offset)),
    ),
    operations: ours.flatMap(({ operation }) => (operation ? [operation] : [])),
    calls: ours.length,
    requestBodies: ours.filter(({ bodyValidated }) => bodyValidated).length,
    shownBodies: 0,
    unknown: checked.filter(({ outcome }) => outcome === "unknown").length,
  };
}

/** The requests that a block sends, whatever its language. */
function requestsIn({ language, code }: CodeBlock): SampleRequest[] {
  switch (language) {
    case "bash":
    case "sh":
    case "shell":
      return findRequests(readShell(code));
    case "js":
    case "mjs":
    case "javascript":
      return findRequests(readJavaScript(code));
    case "python":
    case "py":
      return findRequests(readPython(code));
    case "http": {
      const request = readHttpRequest(code);
      return request ? [request] : [];
    }
    default:
      return [];
  }
}

/** What Make, n8n and Zapier fill in: `{{4.data.id}}`. */
const PLACEHOLDER = /\{\{.*?\}\}/g;

/** Bodies that a block shows and does not send: JSON, or what an expression of n8n puts together. */
function shownBodies({ language, code }: CodeBlock): Known[] {
  if (language === "js" && /^\s*\{\{\s*JSON\.stringify/.test(code)) {
    const program = readJavaScript(code);
    const [call] = program.calls.filter(({ name }) => name === "JSON.stringify");
    return call ? [evaluate(call, { program, parameters: new Map() })] : [];
  }
  if (language !== "json") return [];
  try {
    return [JSON.parse(code.replace(PLACEHOLDER, HOLE)) as Known];
  } catch {
    return [];
  }
}

function checkBodies({ page, block }: Located, bodies: Known[], contract: Contract): BlockResult {
  const matches = bodies.flatMap((body) => matchJsonBody(body, contract) ?? []);
  return {
    ...NOTHING,
    shownBodies: matches.length,
    problems: matches.flatMap((match) =>
      match.errors.map((message) =>
        toProblem(
          { page, block },
          {
            code: "sample/shown-body",
            message: `The block looks like the body of ${match.name} and does not fit: ${message}.`,
            value: showValue(block.code),
            hint: 'If it is something else, say so in the fence: no-verify="reason".',
          },
          0,
        ),
      ),
    ),
  };
}

function toProblem({ page, block }: Located, fault: RequestFault, offset: number): Problem {
  const before = block.code.slice(0, offset).split("\n").length - 1;
  return {
    ...fault,
    severity: "error",
    file: page.file,
    line: block.firstLine + before,
    column: block.column,
  };
}
