import Module, { createRequire } from "node:module";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { MDXProvider } from "@mdx-js/react";
import type { ComponentProps, ReactNode } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BundledPage, PageResult, ThreadInput } from "./messages";
import { NEEDS_GATSBY } from "./messages";

type Page = (props: object) => ReactNode;

/** Renders pages one after the other, and sends what each of them throws. */
function renderPages({ pages, componentNames }: ThreadInput): void {
  process.setSourceMapsEnabled(true);
  const content = ({ children }: { children?: ReactNode }) => children ?? null;
  const components = Object.fromEntries(componentNames.map((name) => [name, content]));
  parentPort?.postMessage("ready");
  for (const page of pages) parentPort?.postMessage(renderPage(page, components));
}

function renderPage(
  { file, code }: BundledPage,
  components: ComponentProps<typeof MDXProvider>["components"],
): PageResult {
  try {
    const page = load(file, code);
    const inside = createElement(() => page(UNKNOWN_PROPS));
    renderToStaticMarkup(createElement(MDXProvider, { components }, inside));
    return { file };
  } catch (error) {
    if (error === NEEDS_GATSBY) return { file };
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    // React reports a part that is loaded later this way.
    return /suspended/.test(message) ? { file } : { file, failure: { message, stack } };
  }
}

function load(file: string, code: string): Page {
  const module = new Module(file);
  module.filename = file;
  module.require = createRequire(file);
  // Node.js reads the source map of code that it compiles itself.
  Reflect.get(module, "_compile").call(
    module,
    code,
    path.format({ ...path.parse(file), base: "", ext: ".js" }),
  );
  return module.exports.default;
}

/** The data of the page, which only Gatsby has. */
const UNKNOWN_PROPS = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === "components" || name === "children" || typeof name === "symbol")
        return undefined;
      throw NEEDS_GATSBY;
    },
  },
);

renderPages(workerData);
