import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Workflow {
  jobs: Record<
    string,
    {
      strategy?: { matrix: { node: number[] } };
      steps: Array<{ run?: string; with?: { path?: string } }>;
    }
  >;
}

const { jobs } = parse(readFileSync(".github/workflows/site.yml", "utf8")) as Workflow;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const stepsOf = (job: string) => jobs[job]?.steps ?? [];
const commands = Object.keys(jobs).flatMap((job) => stepsOf(job).flatMap(({ run }) => run ?? []));

describe("the workflow of GitHub", () => {
  it("runs the test command of README with each Node.js version", () => {
    const [, command = ""] =
      /Run every check and test\.\*\*[\s\S]*?```bash\n(.+)\n/.exec(
        readFileSync("README.md", "utf8"),
      ) ?? [];
    expect(stepsOf("test").map(({ run }) => run)).toContain(command);
    expect(jobs.test?.strategy?.matrix.node).toEqual([20, 22, 24]);
  });

  it("runs only scripts that exist", () => {
    const names = commands.flatMap((run) =>
      [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(names).toEqual(expect.arrayContaining(["build", "deploy-config", "licenses", "sbom"]));
    expect(names.filter((name) => !(String(name) in scripts))).toEqual([]);
  });

  it("deploys the folder that it writes", () => {
    const [host] = commands.flatMap((run) => /deploy-config -- (\S+)/.exec(run)?.[1] ?? []);
    expect(stepsOf("build").map((step) => step.with?.path)).toContain(`deploy/${host}/site`);
  });
});
