import path from "node:path";
import { Worker } from "node:worker_threads";
import type { FilePosition, Problem } from "../../../packages/problems";
import { projectPath } from "../../../packages/problems";
import { CONTENT_COMPONENT_NAMES } from "../checks/component-names";
import type { ContentSources } from "../plugins";
import { bundlePage } from "./bundle-page";
import type { BundledPage, PageResult, ThreadInput } from "./messages";

/** A page that takes longer than this to render never ends. */
const PATIENCE_MS = 5_000;

/**
 * Renders pages that are modules, and returns the problems of those that cannot be compiled, throw, or do not
 * end. Pages that need the data or the modules of Gatsby are left to the build.
 *
 * @param files absolute paths of the pages
 */
export async function findFailingPages(
  files: readonly string[],
  sources: ContentSources,
): Promise<Problem[]> {
  const { contentRoot } = sources;
  const bundles = await Promise.all(files.map((file) => bundlePage(file, sources)));
  const pages = bundles.filter((bundle) => "code" in bundle);
  const results = await renderInThread(pages);
  return [
    ...bundles.flatMap((bundle) => ("problems" in bundle ? bundle.problems : [])),
    ...results.flatMap((result) => toProblem(result, contentRoot)),
  ];
}

/**
 * Renders pages in a thread. A page that never ends, or that ends the thread, has failed; those after it are
 * rendered in another one.
 */
async function renderInThread(pages: readonly BundledPage[]): Promise<PageResult[]> {
  if (pages.length === 0) return [];
  const results: PageResult[] = [];
  const module = JSON.stringify(path.resolve(__dirname, "render-thread"));
  const workerData: ThreadInput = { pages, componentNames: CONTENT_COMPONENT_NAMES };
  // A worker starts without tsx, which compiles TypeScript. What pages print is not shown.
  const thread = new Worker(`require("tsx/cjs"); require(${module});`, {
    eval: true,
    workerData,
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    thread.on("message", (message: "ready" | PageResult) => {
      if (message !== "ready") results.push(message);
      clearTimeout(timer);
      if (results.length === pages.length) resolve();
      else timer = setTimeout(resolve, PATIENCE_MS);
    });
    thread.once("error", reject);
    thread.once("exit", () => resolve());
  });
  clearTimeout(timer);
  await thread.terminate();
  const [culprit, ...rest] = pages.slice(results.length);
  if (!culprit) return results;
  const failure = { message: "its code does not end, or ends the process", stack: "" };
  return [...results, { file: culprit.file, failure }, ...(await renderInThread(rest))];
}

function toProblem({ file, failure }: PageResult, contentRoot: string): Problem[] {
  if (!failure) return [];
  const place = placeIn(failure.stack, contentRoot);
  const where = projectPath(file);
  return [
    {
      code: "content/throws",
      severity: "error",
      file: where,
      line: 1,
      column: 1,
      ...place,
      message: `${place && place.file !== where ? where : "The page"} cannot be rendered: ${failure.message}`,
      hint: "Correct the code. The build runs it without a browser: window exists in effects and event handlers only.",
    },
  ];
}

const FRAME = /\(?((?:[a-z]:)?[\\/][^():]+):(\d+):(\d+)\)?$/i;

/** Returns the place of the first file of the site in a stack. */
function placeIn(stack: string, contentRoot: string): FilePosition | undefined {
  for (const frame of stack.split("\n")) {
    const [, file = "", line, column] = FRAME.exec(frame) ?? [];
    if (!file.startsWith(path.resolve(contentRoot) + path.sep) || file.includes("node_modules"))
      continue;
    return { file: projectPath(file), line: Number(line), column: Number(column) };
  }
  return undefined;
}
