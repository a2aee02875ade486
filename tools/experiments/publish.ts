import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import {
  type NodePath,
  parseSync,
  transformFromAstSync,
  transformSync,
  traverse,
  types,
} from "@babel/core";
import packages from "../package.json" with { type: "json" };

const ROOT = resolve(import.meta.dirname, "../..");
const BLOG = join(ROOT, "content/blog");

/** Returns the packages that a published script needs, as `name@version`. */
function packagesOf(script: string): string[] {
  const named = [
    ...script.matchAll(
      /^(?:import|\} from) .*?"([^"]+)";|require\("([^"]+)"\)|resolve\("([^"]+)"\)/gm,
    ),
  ];
  const known: Record<string, string> = { ...packages.dependencies, ...packages.devDependencies };
  const names = named.flatMap((found) => found.slice(1).filter(Boolean));
  const roots = names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(roots)]
    .sort()
    .flatMap((name) => (known[name] ? [`${name}@${known[name]}`] : []));
}

/** Returns the commands that a reader types to run a published script. */
function commandsOf(name: string, needs: readonly string[]): string[] {
  const install = needs.length > 0 ? [`npm install ${needs.join(" ")}`] : [];
  return [...install, `node ${name}.mjs`];
}

/**
 * Returns an experiment as one file that a reader can run: without types, with the shared functions
 * that it uses, and without the part that compares it with its post.
 */
export function publishedScript(name: string): string {
  const entry = join(import.meta.dirname, name, "experiment.ts");
  const { imports, body } = gather(entry, new Set());
  const file = parse([...new Set(imports.flatMap(singleImports)), body].join("\n"));
  onlyRun(file);
  removeUnused(file);
  const code = transformFromAstSync(file, undefined, { configFile: false, babelrc: false })?.code;
  const beside =
    readFileSync(entry, "utf8").match(/(?<=")[./]+content\/blog\/[^"]+\.mjs(?=")/g) ?? [];
  const others = beside.map((file) => readFileSync(join(dirname(entry), file), "utf8"));
  const lines = commandsOf(name, packagesOf([code, ...others].join("\n")));
  return format(`${lines.map((line) => `// ${line}\n`).join("")}\n${code}\n`);
}

interface Gathered {
  imports: string[];
  body: string;
}

/** Returns the code of a module after that of the shared modules that it imports. */
function gather(file: string, seen: Set<string>): Gathered {
  seen.add(file);
  const code = transformSync(readFileSync(file, "utf8"), {
    filename: file,
    configFile: false,
    babelrc: false,
    retainLines: true,
    presets: [["@babel/preset-typescript", { onlyRemoveTypeImports: true }]],
  })?.code;
  const imports: string[] = [];
  const shared: string[] = [];
  const own = (code ?? "").replace(
    /^import (?:(type )?[\s\S]*? from )?"([^"]+)";/gm,
    (line: string, isType: string | undefined, source: string) => {
      if (isType) return "";
      if (!source.startsWith(".")) imports.push(line);
      else if (join(dirname(file), source).startsWith(BLOG)) {
        imports.push(line.replace(source, `./${basename(source)}`));
      } else {
        const target = `${join(dirname(file), source)}.ts`;
        if (!seen.has(target)) {
          const inner = gather(target, seen);
          imports.push(...inner.imports);
          shared.push(inner.body);
        }
      }
      return "";
    },
  );
  const body = own
    .replace(/^export (?!default)/gm, "")
    .replace(/(?<=import\(\s*")[^"]+(?=")/g, (source) => `./${basename(source)}`);
  return { imports, body: [...shared, body].join("\n") };
}

/** Splits an import of several names, so that a name that two modules import appears once. */
function singleImports(line: string): string[] {
  const [, names, source] = /^import \{([\s\S]*)\} from (.*)$/.exec(line) ?? [];
  if (names === undefined) return [line];
  const list = names.split(",").flatMap((name) => name.trim() || []);
  return list.map((name) => `import { ${name} } from ${source}`);
}

function parse(code: string): types.File {
  const file = parseSync(code, { configFile: false, babelrc: false, sourceType: "module" });
  if (!file) throw new Error("The script has no code.");
  for (const statement of file.program.body) {
    statement.trailingComments = null;
    // Comments further up are those of types, which are gone.
    statement.leadingComments = statement.leadingComments?.slice(-1) ?? null;
  }
  return file;
}

/** Leaves `run` of the experiment, which prints its result. */
function onlyRun({ program }: types.File): void {
  const at = program.body.findIndex((statement) => statement.type === "ExportDefaultDeclaration");
  const statement = program.body[at];
  const call = statement?.type === "ExportDefaultDeclaration" ? statement.declaration : undefined;
  const [object] = call?.type === "CallExpression" ? call.arguments : [];
  const run = (object?.type === "ObjectExpression" ? object.properties : []).find(
    (part) => part.type === "ObjectMethod" && types.isIdentifier(part.key, { name: "run" }),
  );
  if (!statement || run?.type !== "ObjectMethod") throw new Error("An experiment needs a run.");
  const named = types.functionDeclaration(types.identifier("run"), [], run.body, false, run.async);
  named.leadingComments = statement.leadingComments ?? null;
  const { program: print } = parse("console.log(JSON.stringify(await run(), null, 2));");
  program.body.splice(at, 1, named, ...print.body);
}

/** Removes functions, constants and imports that nothing uses, until all are used. */
function removeUnused(file: types.File): void {
  let removed = 0;
  do {
    removed = 0;
    traverse.cache.clear();
    traverse(file, {
      Program(program: NodePath<types.Program>) {
        for (const binding of Object.values(program.scope.bindings)) {
          if (binding.referenced) continue;
          const { path } = binding;
          path.node.leadingComments = null;
          if (path.parent.type === "VariableDeclaration") path.parent.leadingComments = null;
          path.remove();
          removed += 1;
        }
        program.stop();
      },
    });
    file.program.body = file.program.body.filter(
      (one) => one.type !== "ImportDeclaration" || one.specifiers.length > 0,
    );
  } while (removed > 0);
}

/** Separates functions by an empty line, and lays the code out as all code of this repository. */
function format(code: string): string {
  const spaced = code
    .replace(/\n{2,}/g, "\n\n")
    .replace(/\n(\/\*\*|(?:async )?function |class )/g, "\n\n$1")
    .replace(/\*\/\n\n(?=\S)/g, "*/\n");
  const biome = join(ROOT, "node_modules/.bin/biome");
  return execFileSync(biome, ["check", "--write", "--stdin-file-path=script.mjs"], {
    cwd: ROOT,
    input: spaced,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
}
