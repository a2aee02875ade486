/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/** Packages that ship ES modules only, which Jest must compile like the project's own code. */
const ES_MODULE_PACKAGES = [
  "bail",
  "ccount",
  "character-.*",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "direction",
  "d3-.*",
  "escape-string-regexp",
  "estree-.*",
  "estree-util-.*",
  "feed",
  "github-slugger",
  "hast-.*",
  "hastscript",
  "html-void-elements",
  "internmap",
  "is-plain-obj",
  "js-yaml",
  "longest-streak",
  "markdown-table",
  "mdast-.*",
  "micromark.*",
  "oniguruma-.*",
  "parse-entities",
  "property-information",
  "regex.*",
  "rehype-.*",
  "remark-.*",
  "shiki",
  "@shikijs/.*",
  "space-separated-tokens",
  "stringify-entities",
  "style-to-js",
  "trim-lines",
  "trough",
  "unified",
  "unist-.*",
  "uvu",
  "vfile.*",
  "web-namespaces",
  "zwitch",
  "@readme/httpsnippet",
  "@scalar/.*",
  "is-.*",
];

const shared: Config = {
  rootDir: process.cwd(),
  transform: {
    "^.+\\.(?:[cm]?js|tsx?)$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULE_PACKAGES.join("|")})/)`],
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/", "/__fixtures__/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/plugins/**/__tests__/**/*.test.ts",
        "<rootDir>/src/{site,lib,commands}/**/__tests__/**/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "build",
      testEnvironment: "node",
      testMatch: ["<rootDir>/src/testing/build/__tests__/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/src/testing/build/patience.ts"],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/{components,hooks,client,templates}/**/__tests__/**/*.test.tsx"],
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/src/testing/gatsby-mock.tsx",
        "\\.css$": "<rootDir>/src/testing/empty.ts",
      },
    },
  ],
};

export default config;
