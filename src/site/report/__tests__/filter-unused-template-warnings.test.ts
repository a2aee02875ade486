import { filterUnusedTemplateWarnings } from "../filter-unused-template-warnings";

const notRun = (file: string) =>
  `The GraphQL query in the non-page component "${file}" will not be run.`;
const EXPLANATION = "\nExported queries are only executed for page components. It's possible …";

function reported(...warnings: string[]): string[] {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const reporter = { warn: say, log: say };
  filterUnusedTemplateWarnings(reporter);
  for (const text of warnings) reporter.warn(text);
  reporter.log(EXPLANATION);
  reporter.log("something else");
  return said;
}

it("leaves out what Gatsby says of templates without pages", () => {
  expect(reported(notRun("/site/src/templates/doc-tag.tsx"), "A real warning.")).toEqual([
    "A real warning.",
    "something else",
  ]);
});

it("lets it say so of everything else", () => {
  const component = notRun("/site/src/components/doc-tag.tsx");
  expect(reported(notRun("/site/src/templates/doc-tag.tsx"), component)).toEqual([
    component,
    EXPLANATION,
    "something else",
  ]);
});
