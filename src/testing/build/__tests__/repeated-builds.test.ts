import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { buildIn } from "../build-site";
import { compareOutputs, readOutput } from "../output";
import { createRandom, testSeed } from "../random";
import { SITE_EDITS } from "../site-edits";
import type { Workspace } from "../workspace";
import { collectOutput, createWorkspace } from "../workspace";

const SITE = "src/testing/sites/small";
const OTHER_SITE = "src/testing/sites/links";
const OTHER_ENVIRONMENT = { CONTENT_ROOT: "other/content" };

/** Number of builds that are killed, with the site edited or restored before each, until one may end. */
const KILLS = 3;
const STYLES = "src/styles/index.css";
/** Code of the browser alone: pages are drawn without it. */
const SCRIPT = "src/client/scrolling.ts";
/** Included by a page that is a component, so it is part of the scripts. */
const PARTIAL = "site/content/docs/writers/parts/_part.mdx";
const PAGES = ["about", "docs/start/intro", "docs/api/get-pet", "blog", "blog/first-post"];

/** What Gatsby prints after pages are created, while HTML is rendered, and in our part of the end. */
const LATE_MOMENTS = [/createPages/, /Building static HTML/, /pages written for/];

type Output = Map<string, string>;

describe("builds of one site", () => {
  const seed = testSeed(process.env);
  const random = createRandom(seed);
  /** Its cache and `public` are deleted before each build. */
  let cold: Workspace;
  /** Each build continues from what the last one left. */
  let warm: Workspace;
  const expected: Record<"site" | "edited" | "other", Output> = {
    site: new Map(),
    edited: new Map(),
    other: new Map(),
  };

  /** Time of the last whole build, in milliseconds. */
  let duration: number;

  const build = async (workspace: Workspace, environment?: NodeJS.ProcessEnv) => {
    const start = Date.now();
    const { exitCode, output } = await buildIn(workspace, environment);
    duration = Date.now() - start;
    expect([exitCode, exitCode === 0 ? "" : output]).toEqual([0, ""]);
    return readOutput(path.join(workspace.root, "public"));
  };
  const buildCold = async (environment?: NodeJS.ProcessEnv) => {
    for (const folder of [".cache", "public"]) {
      await rm(path.join(cold.root, folder), { recursive: true, force: true });
    }
    return build(cold, environment);
  };

  beforeAll(async () => {
    console.info(`Seed ${seed}: TEST_SEED=${seed} repeats this run.`);
    cold = await createWorkspace(SITE);
    warm = await createWorkspace(SITE);
    for (const { root } of [cold, warm]) {
      await cp(OTHER_SITE, path.join(root, "other"), { recursive: true });
    }
  });
  afterAll(async () => {
    await cold.remove();
    await warm.remove();
  });

  it("give the same bytes in two folders", async () => {
    expected.site = await buildCold();
    expect(expected.site.size).toBeGreaterThan(100);
    expect(compareOutputs(await build(warm), expected.site)).toEqual([]);
  });

  it("show every edit as a cold build does", async () => {
    await editSite(cold);
    await editSite(warm);
    expected.edited = await buildCold();
    expect(compareOutputs(await build(warm), expected.edited)).toEqual([]);
  });

  it("forget the edits when they are undone", async () => {
    await restoreSite(warm);
    expect(compareOutputs(await build(warm), expected.site)).toEqual([]);
  });

  describe("after one edit of code or of a partial", () => {
    const edited = [STYLES, SCRIPT, PARTIAL];
    const before = new Map<string, string>();
    const append = (file: string, text: string) => appendFile(path.join(warm.root, file), text);
    const published = (file: string) => readFile(path.join(warm.root, "public", file), "utf8");
    /** The scripts that pages bring in once the reader acts. */
    const scripts = async () => {
      const found = PAGES.map(async (page) => {
        const html = await published(`${page}.html`);
        return /\/app-[0-9a-f]+\.js/.exec(html)?.[0] ?? `none in ${page}`;
      });
      return [...new Set(await Promise.all(found))];
    };

    beforeAll(async () => {
      for (const file of edited) {
        before.set(file, await readFile(path.join(warm.root, file), "utf8"));
      }
    });
    afterAll(async () => {
      for (const [file, text] of before) await writeFile(path.join(warm.root, file), text);
    });

    it("link the new style sheet when only styles are edited", async () => {
      await append(STYLES, "\n.edited { color: red; }\n");
      await build(warm);
      const [, linked = ""] = /href="\/(styles\.[^"]+)"/.exec(await published("blog.html")) ?? [];
      expect(await published(linked)).toContain(".edited");
    });

    it("have the new text of a partial in a page that is a component", async () => {
      await append(PARTIAL, "\nNew in the partial.\n");
      await build(warm);
      expect(await published("docs/writers/own.html")).toContain("New in the partial.");
    });

    it("have the new scripts in every page, also in those that are as they were", async () => {
      const former = await scripts();
      await append(SCRIPT, '\nconsole.debug("new");\n');
      await build(warm);
      const current = await scripts();
      expect([former.length, current.length]).toEqual([1, 1]);
      expect(current).not.toEqual(former);
      expect(await published(current[0] ?? "")).toContain('console.debug("new")');
    });
  });

  it("keep nothing of another content root", async () => {
    expected.other = await buildCold(OTHER_ENVIRONMENT);
    expect(compareOutputs(await build(warm, OTHER_ENVIRONMENT), expected.other)).toEqual([]);
  });

  it("are as cold ones after killed builds", async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % 2 === 0) await editSite(warm);
      else await restoreSite(warm);
      await killBuild(warm, random, duration);
    }
    await editSite(warm);
    expect(compareOutputs(await build(warm), expected.edited)).toEqual([]);
  });
});

/** Makes every kind of edit, and adds a picture, a file, a static file and a page; deletes a page. */
async function editSite(workspace: Workspace): Promise<void> {
  await restoreSite(workspace);
  const content = path.join(workspace.root, "site/content");
  for (const edit of Object.values(SITE_EDITS)) await edit(content, 7);
  const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: "#357" } });
  await photo.png().toFile(path.join(content, "docs/start/photo.png"));
  await writeFile(path.join(content, "docs/start/data.csv"), "a,b\n");
  await mkdir(path.join(content, "static/files"), { recursive: true });
  await writeFile(path.join(content, "static/files/note.txt"), "A note.\n");
  await writeFile(
    path.join(content, "docs/start/photos.mdx"),
    "---\ntitle: Photos\ndescription: A page with a photo.\n---\n\n![A photo](./photo.png)\n\n[Data](./data.csv)\n",
  );
  await rm(path.join(content, "docs/start/long-things.mdx"));
}

async function restoreSite({ root }: Workspace): Promise<void> {
  await rm(path.join(root, "site"), { recursive: true });
  await cp(SITE, path.join(root, "site"), { recursive: true });
}

/**
 * Starts a build and kills it at a random moment: at any time, or after one of the late moments.
 *
 * @param duration how long the build takes, in milliseconds
 */
async function killBuild(
  workspace: Workspace,
  random: () => number,
  duration: number,
): Promise<void> {
  const child = workspace.gatsby(["build"]);
  const output = collectOutput(child);
  const closed = new Promise((resolve) => child.on("close", resolve));
  const isOver = closed.then(() => true);
  const moment = LATE_MOMENTS[Math.floor(random() * LATE_MOMENTS.length * 2)];
  const isReached = () => moment === undefined || moment.test(output.text());
  while (!isReached()) {
    if (await Promise.race([isOver, sleep(20, false)])) break;
  }
  await Promise.race([closed, sleep(random() * (moment ? 1500 : duration))]);
  child.kill("SIGKILL");
  await closed;
}
