import type { Problem } from "../../../packages/problems";
import { positionAt, showValue } from "../../../packages/problems";
import type { Json } from "../../../plugins/gatsby-transformer-content";
import { memoize, NO_CACHE } from "../../site/cache/cache";
import type { CodeBlock, Page, PageProblem, RuleResult } from "../page";
import { pageError } from "../page";
import { checkRequest } from "./check-request";
import type { Contract, ContractBody } from "./contract";
import type { SampleRequest } from "./curl";
import { readCurlRequests, readHttpRequest } from "./curl";
import { parseJsonTemplate, UNKNOWN, validateTemplate } from "./json-template";

interface BlockResult {
  problems: Problem[];
  operations: string[];
  calls: number;
  requestBodies: number;
  shownBodies: number;
  unknown: number;
}

/** Checks the API's `curl` calls and raw HTTP requests in samples, and every JSON body shown. */
export function checkSamples(
  pages: readonly Page[],
  contract: Contract,
  cache = NO_CACHE,
): RuleResult {
  const results = pages.flatMap((page) =>
    memoize(cache, "samples", [page.file, page.blocks, contract.digest], () =>
      page.blocks
        .filter(({ noVerify }) => noVerify === undefined)
        .map((block) =>
          block.language === "json"
            ? checkShownBody(page, block, contract)
            : checkCalls(page, block, contract),
        ),
    ),
  );
  const blocks = pages.flatMap((page) => page.blocks);
  return {
    problems: results.flatMap(({ problems }) => problems),
    counts: {
      "calls of the API checked": sum(results, "calls"),
      "operations called": new Set(results.flatMap(({ operations }) => operations)).size,
      "request bodies validated": sum(results, "requestBodies"),
      "bodies shown as JSON validated": sum(results, "shownBodies"),
      "calls with an address known only at run time": sum(results, "unknown"),
      "blocks opted out": blocks.filter(({ noVerify }) => noVerify !== undefined).length,
    },
  };
}

function sum(results: BlockResult[], key: "calls" | "requestBodies" | "shownBodies" | "unknown") {
  return results.reduce((total, result) => total + result[key], 0);
}

function checkCalls(page: Page, block: CodeBlock, contract: Contract): BlockResult {
  const checked = requestsIn(block).map((request) => ({
    ...checkRequest(request, contract),
    offset: request.offset,
  }));
  const ours = checked.filter(({ outcome }) => outcome === "checked");
  return {
    problems: ours.flatMap(({ findings, offset }) =>
      findings.map((finding) => blockError(page, block, finding, offset)),
    ),
    operations: ours.flatMap(({ operation }) => operation ?? []),
    calls: ours.length,
    requestBodies: ours.filter(({ bodyValidated }) => bodyValidated).length,
    shownBodies: 0,
    unknown: checked.filter(({ outcome }) => outcome === "unknown").length,
  };
}

function requestsIn({ language, code }: CodeBlock): SampleRequest[] {
  if (["bash", "sh", "shell"].includes(language)) return readCurlRequests(code);
  return language === "http" ? readHttpRequest(code) : [];
}

/** Placeholders of Make, n8n and Zapier: `{{4.data.id}}`. */
const PLACEHOLDER = /\{\{.*?\}\}/g;

function checkShownBody(page: Page, block: CodeBlock, contract: Contract): BlockResult {
  const body = parseJsonTemplate(block.code.replace(PLACEHOLDER, UNKNOWN));
  const match = body === undefined ? undefined : matchBody(body, contract);
  const findings = (match?.errors ?? []).map((message) => ({
    code: "sample/shown-body",
    message: `The block looks like the body of ${match?.name} and does not match its schema: ${message}.`,
    value: showValue(block.code),
    hint: 'If it is something else, say so in the fence: no-verify="reason".',
  }));
  return {
    problems: findings.map((finding) => blockError(page, block, finding, 0)),
    operations: [],
    calls: 0,
    requestBodies: 0,
    shownBodies: match ? 1 : 0,
    unknown: 0,
  };
}

function blockError(page: Page, block: CodeBlock, finding: PageProblem, offset: number): Problem {
  const line = block.firstLine + positionAt(block.code, offset).line - 1;
  return pageError(page, finding, { line, column: block.column });
}

/**
 * Finds the request or response of the API that a JSON value looks like by the names at its top
 * level. If several do, the one with the fewest errors is meant.
 */
function matchBody(
  value: Json,
  contract: Contract,
): { name: string; errors: string[] } | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value);
  const bodies = bodiesOf(contract).map((body) => ({
    ...body,
    common: names.filter((name) => body.properties.has(name)).length,
  }));
  const exact = bodies.find(
    ({ validate, common }) =>
      names.length > 1 && common === names.length && validateTemplate(value, validate).length === 0,
  );
  if (exact) return { name: exact.name, errors: [] };
  const similar = bodies.filter(({ common, properties }) =>
    isSimilar(common, names.length, properties.size),
  );
  const most = Math.max(...similar.map(({ common }) => common));
  return similar
    .filter(({ common }) => common === most)
    .map(({ name, validate }) => ({ name, errors: validateTemplate(value, validate) }))
    .sort((a, b) => a.errors.length - b.errors.length)[0];
}

/** Requires three names and four fifths of them in common; all names of a small body. */
function isSimilar(common: number, names: number, properties: number): boolean {
  if (common === names && common >= 2 && properties <= 4) return true;
  return common >= 3 && common / names >= 0.8;
}

function bodiesOf({ operations, schemas }: Contract): Array<ContractBody & { name: string }> {
  const bodies = operations.flatMap(({ id, requestBody, responses }) => [
    ...(requestBody ? [{ ...requestBody, name: `${id} request` }] : []),
    ...responses.map((response) => ({ ...response, name: `${id} ${response.status}` })),
  ]);
  return [...bodies, ...schemas];
}
