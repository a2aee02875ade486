import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { removeQueries } from "../query-loader";

const requireFromGatsby = createRequire(require.resolve("gatsby/package.json"));

/** Transforms a module as Gatsby does. */
function transformWithBabel(source: string): string {
  const { transformSync } = requireFromGatsby("@babel/core") as {
    transformSync: (code: string, options: object) => { code: string };
  };
  const { code } = transformSync(source, {
    filename: "x.tsx",
    babelrc: false,
    configFile: false,
    presets: [requireFromGatsby.resolve("@babel/preset-typescript")],
    plugins: [
      [requireFromGatsby.resolve("babel-plugin-remove-graphql-queries"), { stage: "build-html" }],
    ],
    parserOpts: { plugins: ["jsx"] },
  });
  return code;
}

describe("removeQueries", () => {
  it.each([
    ["an exported query", "export const query = graphql`{ a }`;\nlet x;", "\nlet x;"],
    ["other modules", "const a = `graphql`;", "const a = `graphql`;"],
    [
      "a query in another form, which stays",
      "const query = graphql`{ a }`;",
      "const query = graphql`{ a }`;",
    ],
  ])("%s", (_name, source, expected) => {
    expect(removeQueries(source)).toBe(expected);
  });

  const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("__tests__"))
    .filter((file) => readFileSync(`src/${file}`, "utf8").includes("useStaticQuery<"));

  it.each(modules)("gives the queries of %s the hashes that Gatsby gives them", (file) => {
    const source = readFileSync(`src/${file}`, "utf8");
    // In tests, the plugin imports the result of the query.
    const [, hash] = /(\d+)\.json"/.exec(transformWithBabel(source)) ?? [];
    expect(hash).toMatch(/^\d+$/);
    expect(removeQueries(source)).toContain(`("${hash}")`);
    expect(removeQueries(source)).not.toContain("graphql`");
  });
});
