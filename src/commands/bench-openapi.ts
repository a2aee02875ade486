import { buildDocumentSite } from "./bench-openapi/build-document";
import { largeDocument } from "./bench-openapi/large-document";
import { measureSteps } from "./bench-openapi/measure-steps";

/** Operations of the site whose build shows what every build costs. */
const FEW = 10;

/**
 * `bench-openapi [OPERATIONS] [--build]`: prints what an operation costs. With `--build` two sites are
 * built, too; their difference hides what every build costs. Run it on a quiet machine.
 */
async function main(words: readonly string[]): Promise<void> {
  const operations = Number(words.find((word) => /^\d+$/.test(word)) ?? 500);
  await printSteps(operations);
  if (words.includes("--build")) await printBuilds(operations);
}

async function printSteps(operations: number): Promise<void> {
  const costs = await measureSteps(operations);
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  console.log(
    `${operations} operations, milliseconds of a processor in all and for each operation`,
  );
  for (const [step, cost] of [...Object.entries(costs), ["in all", total] as const]) {
    console.log(
      `${step.padEnd(10)} ${cost.toFixed(0).padStart(7)} ${(cost / operations).toFixed(2).padStart(8)}`,
    );
  }
}

async function printBuilds(operations: number): Promise<void> {
  const built = async (count: number) => {
    const { seconds, pages } = await buildDocumentSite(largeDocument(count));
    console.log(`cold build of ${count} operations: ${seconds.toFixed(0)} s, ${pages} pages`);
    return { milliseconds: seconds * 1000, pages };
  };
  const few = await built(FEW);
  const many = await built(operations);
  const further = many.milliseconds - few.milliseconds;
  console.log(`A further operation: ${(further / (operations - FEW)).toFixed(1)} ms`);
  console.log(`A further page: ${(further / (many.pages - few.pages)).toFixed(1)} ms`);
}

void main(process.argv.slice(2));
