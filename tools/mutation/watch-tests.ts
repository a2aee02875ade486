import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Stryker runs this file in its copy of the project. Tests that name an environment of their own get the
// one that tells it which code they run; Stryker replaces only the one of the configuration.
const NAMED = /@jest-environment (node|jsdom)/;

for (const file of globSync("{packages,plugins,src}/**/*.test.{ts,tsx}")) {
  const text = readFileSync(file, "utf8");
  const watched = text.replace(NAMED, (_, name) => {
    const module = `@stryker-mutator/jest-runner/jest-env/${name}`;
    return `@jest-environment ${fileURLToPath(import.meta.resolve(module))}`;
  });
  if (watched !== text) writeFileSync(file, watched);
}
