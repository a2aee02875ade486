/** @jest-config-loader esbuild-register */
import { availableParallelism } from "node:os";
import type { Config } from "jest";

const shared: Config = {
  rootDir: process.cwd(),
  setupFilesAfterEnv: [
    "<rootDir>/src/testing/set-timeout.ts",
    "<rootDir>/src/testing/remove-temporary-folders.ts",
  ],
  transform: {
    "^.+\\.(?:[cm]?js|tsx?)$": [
      "<rootDir>/src/testing/transform.cjs",
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
  // webpack replaces it in rendered code.
  globals: { __BASE_PATH__: "", CUSTOM_FIELDS: {}, FOOTER_NOTICE: "", SITE_SCRIPTS: [] },
  // Many of the packages are ES modules only, which Jest cannot require as they are.
  // The others are files whose top-level `this` the compiler would take away.
  transformIgnorePatterns: ["/node_modules/(?:flexsearch|normalize-strings)/"],
  // They export nothing for require().
  moduleNameMapper: {
    "^beautiful-mermaid$": "<rootDir>/node_modules/beautiful-mermaid/dist/index.js",
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
  },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/", "/__fixtures__/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};

const config: Config = {
  testSequencer: "<rootDir>/src/testing/longest-first.cjs",
  // Suites that build or run a browser wait half of the time. Unit tests get a worker for each processor.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/{packages,plugins}/**/__tests__/**/*.test.ts",
        "<rootDir>/src/{site,hosting,lib,commands,quality,docusaurus,styles}/**/__tests__/**/*.test.ts",
        "<rootDir>/src/testing/{api,machine,search,bad-inputs}/**/__tests__/**/*.test.{ts,tsx}",
        "<rootDir>/src/testing/docusaurus/{compare,read}/__tests__/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "build",
      testEnvironment: "node",
      testMatch: ["<rootDir>/src/testing/{build,docusaurus}/__tests__/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/src/testing/build/set-timeout.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "node",
      testMatch: ["<rootDir>/src/testing/browser/__tests__/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: [
        "<rootDir>/src/{components,client,templates}/**/__tests__/**/*.test.{ts,tsx}",
        "<rootDir>/src/docusaurus/**/__tests__/**/*.test.tsx",
        "<rootDir>/content/components/**/__tests__/**/*.test.tsx",
      ],
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/src/testing/gatsby-mock.tsx",
        "\\.(?:css|woff2)$": "<rootDir>/src/testing/style-sheet-stub.ts",
      },
    },
  ],
};

export default config;
