import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBuilder } from "../build-site";

const builder = createBuilder();
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "migrated-"));
});

afterAll(async () => {
  await builder.remove();
  rmSync(copy, { recursive: true, force: true });
});

it("builds documentation beside the site that imports the site's components and packages", async () => {
  cpSync("src/testing/migrate/sites/outside", copy, { recursive: true });
  const website = path.join(copy, "website");
  cpSync(path.join(website, "packages"), path.join(website, "node_modules"), { recursive: true });
  const { pages } = await builder.build(website);
  const text = JSON.stringify(pages["/docs/comb"]);
  for (const part of ["measures with 6 legs", "7 cells, and 6 legs", "8 cells, and 6 legs"]) {
    expect(text).toContain(part);
  }
});
