import { createHash } from "node:crypto";

/** The parts of webpack that are used here. */
interface Compiler {
  /** Absolute path of the project. */
  context: string;
  hooks: { compilation: Hook<Compilation> };
}

interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { setModuleId: (module: Module, id: string) => void };
  hash?: string;
  hooks: {
    beforeModuleIds: Hook<Iterable<Module>>;
    beforeModuleHash: Hook<void>;
    afterProcessAssets: Hook<object>;
  };
}

interface Module {
  /** Modules in it, where webpack has joined some to one. */
  modules?: Module[];
  buildInfo?: { hash?: string };
  libIdent: (options: { context: string }) => string | null;
  originalSource: () => { source: () => string | Buffer } | null;
}

interface Hook<Argument> {
  tap: (name: string, callback: (argument: Argument) => void) => void;
}

const NAME = "path-independent-modules";

/**
 * Makes the ids and hashes of modules independent of where the project is. gatsby-plugin-mdx puts the
 * absolute path of the content into the requests of pages that are components, and webpack makes ids
 * and hashes from it, so the same site in another folder would have other scripts.
 */
export function makeModulesPathIndependent({ context, hooks }: Compiler): void {
  const digest = (text: string) =>
    createHash("sha1").update(text.replaceAll(context, "")).digest("base64url");
  hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
      for (const module of modules) {
        const request = module.libIdent({ context });
        if (!request?.includes("__contentFilePath=")) continue;
        compilation.chunkGraph.setModuleId(module, digest(request).slice(0, 8));
      }
    });
    compilation.hooks.beforeModuleHash.tap(NAME, () => {
      const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
      for (const module of modules) {
        const source = String(module.originalSource()?.source() ?? "");
        if (module.buildInfo?.hash && source.includes(context)) {
          module.buildInfo.hash = digest(source);
        }
      }
    });
    // Every page has the hash of the compilation in its HTML. Names of assets have content hashes.
    compilation.hooks.afterProcessAssets.tap(NAME, (assets) => {
      compilation.hash = digest(Object.keys(assets).sort().join()).slice(0, 20);
    });
  });
}
