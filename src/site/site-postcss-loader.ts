import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import type { LoaderContext } from "webpack";
import { bundle } from "../../packages/load-bundled";

interface Options {
  contentRoot: string;
  /** Module with the configuration of PostCSS, from the content folder. */
  configuration: string;
}

/** A style sheet, as it is sent to the process that runs PostCSS. */
export interface StyleRequest {
  id: number;
  css: string;
  file: string;
}

/** What the process returns. */
export interface StyleResult {
  id: number;
  css?: string;
  /** Files and folders that the result depends on. */
  files?: string[];
  folders?: string[];
  error?: string;
}

/** Runs the plugins for PostCSS that a site has on one of its style sheets. */
export default function runPlugins(this: LoaderContext<Options>, css: string): void {
  const done = this.async();
  runPostCss(this.getOptions(), { css, file: this.resourcePath }).then((result) => {
    for (const file of result.files ?? []) this.addDependency(file);
    for (const folder of result.folders ?? []) this.addContextDependency(folder);
    done(result.error === undefined ? null : new Error(result.error), result.css);
  }, done);
}

let started: ChildProcess | undefined;
let lastId = 0;
let waiting = 0;

/** Sends a style sheet to one process for all of them, which ends with this one. */
async function runPostCss(
  { contentRoot, configuration }: Options,
  sheet: Omit<StyleRequest, "id">,
): Promise<StyleResult> {
  started ??= fork(bundle("src/site/postcss-process"), [configuration], {
    cwd: contentRoot,
    // Options of this process name files from its folder.
    execArgv: [],
  });
  const child = started;
  child.unref();
  child.channel?.ref();
  waiting += 1;
  try {
    return await answerOf(child, sheet);
  } finally {
    waiting -= 1;
    if (waiting === 0) child.channel?.unref();
  }
}

function answerOf(child: ChildProcess, sheet: Omit<StyleRequest, "id">): Promise<StyleResult> {
  lastId += 1;
  const request: StyleRequest = { id: lastId, ...sheet };
  return new Promise((resolve, reject) => {
    const receive = (result: StyleResult) => {
      if (result.id !== request.id) return;
      child.off("message", receive);
      child.off("exit", fail);
      resolve(result);
    };
    const fail = () => reject(new Error("The process that runs PostCSS has ended."));
    child.on("message", receive);
    child.once("exit", fail);
    child.send(request);
  });
}
