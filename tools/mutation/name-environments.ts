import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// Stryker runs this in its copy of the project. It has environments of its own, which say what a test runs,
// but puts them only in the place of the configuration's, not of those that a test names.
const NAMED = /(?<=@jest-environment )(?:node|jsdom)/;

for (const name of readdirSync("src", { encoding: "utf8", recursive: true })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = path.join("src", name);
  const text = readFileSync(file, "utf8");
  const replaced = text.replace(NAMED, (environment) =>
    fileURLToPath(import.meta.resolve(`@stryker-mutator/jest-runner/jest-env/${environment}`)),
  );
  if (replaced !== text) writeFileSync(file, replaced);
}
