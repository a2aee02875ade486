import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { DevelopedSite } from "../develop-site";
import { developSite, eventually } from "../develop-site";
import { createRandom, testSeed } from "../random";
import type { Expectation } from "../site-edits";
import { SITE_EDITS } from "../site-edits";

const SITE = "src/testing/sites/small";
const BATCHES = 10;
const EDITS_IN_BATCH = 10;

describe("gatsby develop after a hundred edits in random order", () => {
  const seed = testSeed(process.env);
  const random = createRandom(seed);
  let site: DevelopedSite;
  let fresh: DevelopedSite | undefined;

  beforeAll(async () => {
    console.info(`Seed ${seed}: TEST_SEED=${seed} repeats this run.`);
    site = await developSite(SITE);
  });
  afterAll(async () => {
    await site.stop();
    await fresh?.stop();
  });

  /** The last expectation for each page and kind of edit. */
  const edit = async (batch: number): Promise<Expectation[]> => {
    const content = path.join(site.workspace, "site/content");
    const kinds = Object.keys(SITE_EDITS);
    const expected = new Map<string, Expectation>();
    for (let index = 0; index < EDITS_IN_BATCH; index += 1) {
      const n = batch * EDITS_IN_BATCH + index;
      const kind = kinds[Math.floor(random() * kinds.length)] ?? "";
      for (const expectation of (await SITE_EDITS[kind]?.(content, n)) ?? []) {
        const isOfAddedPage = expectation.page.includes("/new-");
        expected.set(isOfAddedPage ? expectation.page : kind, expectation);
      }
      await sleep(random() < 0.5 ? 0 : random() * 600);
    }
    return [...expected.values()];
  };

  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    "shows every edit of batch %i",
    async (batch) => {
      for (const { page, text, isShown } of await edit(batch)) {
        await eventually(
          async () => {
            const data = await site.get(`/page-data${page}/page-data.json`);
            return data.includes(text) === isShown;
          },
          () => `${site.output()}\n${page} ${isShown ? "lacks" : "still has"} "${text}"`,
        );
      }
    },
  );

  it("serves the data that a new process serves", async () => {
    fresh = await developSite(SITE, async (root) => {
      await cp(path.join(site.workspace, "site"), path.join(root, "site"), {
        recursive: true,
        force: true,
      });
    });
    const { workspace } = fresh;
    const expected = await eventually(() => settledData(workspace), fresh.output);
    // On a busy machine, minutes can pass between an edit and its last page.
    const served = () => settledData(site.workspace);
    const isFollowed = async () => isDeepStrictEqual(await served(), expected);
    await eventually(isFollowed).catch(() => undefined);
    const last = await served();
    expect([...last.keys()]).toEqual([...expected.keys()]);
    for (const [file, data] of expected) expect([file, last.get(file)]).toEqual([file, data]);
  });
});

/** Data of pages and static queries, by file, once nothing has been written for some time. */
async function settledData(workspace: string): Promise<Map<string, unknown>> {
  let before: string | undefined;
  for (;;) {
    const data = await readData(path.join(workspace, "public/page-data"));
    const text = JSON.stringify([...data]);
    if (text === before && data.has("about/page-data.json")) return data;
    before = text;
    await sleep(5000);
  }
}

async function readData(folder: string): Promise<Map<string, unknown>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // The second is Gatsby's own page for developers, whose list of pages has no order.
    .filter((file) => file !== "app-data.json" && !file.startsWith("dev-404-page"))
    .sort();
  const read = files.map(async (file) => {
    const data: unknown = JSON.parse(await readFile(path.join(folder, file), "utf8"));
    return [file, data] as const;
  });
  return new Map(await Promise.all(read));
}
