import path from "node:path";
import { createJiti } from "jiti";
import type { CompileContext, Extension, Token } from "mdast-util-from-markdown";
import type { PluggableList, Processor } from "unified";

/**
 * Returns the default exports of modules: a plugin, or a list of plugins with their options. Leaves out a
 * module that cannot be found.
 *
 * @throws Error if a module fails
 */
export function loadPlugins(contentRoot: string, modules: readonly string[]): PluggableList {
  return modules
    .filter((name) => hasModule(contentRoot, name))
    .flatMap((name) => {
      const loaded = importer(contentRoot)(name) as { default?: unknown };
      const exported = loaded.default ?? loaded;
      return (Array.isArray(exported) ? exported : [exported]) as PluggableList;
    });
}

/**
 * Makes syntax of plugins for remark 15 work with remark 14, which this project uses: what the parser knows
 * was read with `getData` there, and is in `data` now.
 */
export function remarkLaterSyntax(this: Processor) {
  const extensions = (this.data("fromMarkdownExtensions") ?? []) as Array<Extension | Extension[]>;
  this.data("fromMarkdownExtensions", extensions.flat().map(withData));
}

function withData({ enter = {}, exit = {}, ...rest }: Extension): Extension {
  return { ...rest, enter: withDataIn(enter), exit: withDataIn(exit) };
}

type Handles = NonNullable<Extension["enter"]>;

function withDataIn(handles: Handles): Handles {
  const wrapped = Object.entries(handles).map(([type, handle]) => [
    type,
    function (this: CompileContext, token: Token) {
      return handle.call(Object.assign(this, { data: dataOf(this) }), token);
    },
  ]);
  return Object.fromEntries(wrapped) as Handles;
}

function dataOf({ getData, setData }: CompileContext): object {
  return new Proxy(
    {},
    {
      get: (_, key) => getData(key as never),
      set: (_, key, value) => {
        setData(key as never, value as never);
        return true;
      },
    },
  );
}

/** Returns whether a file in the content folder could import a module. */
export function hasModule(contentRoot: string, name: string): boolean {
  return importer(contentRoot).esmResolve(name, { try: true }) !== undefined;
}

/** Imports modules as a file in the content folder does, also those in TypeScript. */
function importer(contentRoot: string) {
  return createJiti(path.join(contentRoot, "site.yml"), { fsCache: false });
}
