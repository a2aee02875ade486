import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { FAULTS, failAt } from "../../browser/faults";
import { Site, untilMet } from "../../browser/reader";
import { buildIn } from "../build-site";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

const PAGE = "/docs/start/part-1/page-1-4";
const OTHER = "/docs/start/part-3/page-3-0";

/** The small site with six folders of 35 pages more. */
function writeLargeSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), "large-sidebar-"));
  cpSync("src/testing/sites/small", site, { recursive: true });
  for (let part = 0; part < 6; part += 1) {
    const folder = path.join(site, `content/docs/start/part-${part}`);
    mkdirSync(folder);
    for (let page = 0; page < 35; page += 1) {
      const title = `Page ${part}.${page}`;
      writeFileSync(
        path.join(folder, `page-${part}-${page}.md`),
        `---\ntitle: ${title}\ndescription: A short page that makes the sidebar longer, number ${title}.\n---\n\nText.\n`,
      );
    }
  }
  return site;
}

describe("a site with a large sidebar", () => {
  let source: string;
  let workspace: Workspace;
  let site: Site;

  const build = async () => {
    const { exitCode, output } = await buildIn(workspace);
    if (exitCode !== 0) throw new Error(output);
  };

  beforeAll(async () => {
    source = writeLargeSite();
    workspace = await createWorkspace(source);
    await build();
    site = await Site.open(path.join(workspace.root, "public"));
  });
  afterEach(() => site?.closeContexts());
  afterAll(async () => {
    await site?.close();
    await workspace.remove();
    rmSync(source, { recursive: true });
  });

  const read = (name: string) => readFileSync(path.join(workspace.root, "public", name), "utf8");
  const linksTo = (page: Page, address: string) =>
    page.locator(`.sidebar-nav a[href="${address}"]`);
  const control = (page: Page, label: string) =>
    page.locator(`.sidebar-nav summary[aria-label="Pages of ${label}"]`);

  it("has only the branch of the page in HTML, and nothing of the sidebar in page data", () => {
    const html = read(`${PAGE}.html`);
    expect(html).toContain(`href="${OTHER}"`);
    expect(html).not.toContain("/docs/start/part-3/page-3-1");
    expect(html).toContain("/docs/start/part-1/page-1-34");
    expect(read(`page-data${PAGE}/page-data.json`)).not.toContain("page-3-1");
  });

  it("has all entries in one file, which is not part of the frame", () => {
    const [file = "", ...others] = readdirSync(path.join(workspace.root, "public/sidebars"));
    expect(others).toEqual([]);
    expect(read(`sidebars/${file}`)).toContain("/docs/start/part-3/page-3-34");
    for (const name of readdirSync(path.join(workspace.root, "public/page-data/sq/d"))) {
      expect(read(`page-data/sq/d/${name}`)).not.toContain("page-3-34");
    }
  });

  it("leads to the other categories without JavaScript", async () => {
    const { page } = await site.open(PAGE, { javaScriptEnabled: false });
    expect(await control(page, "part-3").isVisible()).toBe(false);
    await linksTo(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    expect(await linksTo(page, "/docs/start/part-3/page-3-34").isVisible()).toBe(true);
  });

  it("opens another category in place, by a click before the application is loaded", async () => {
    const { page, consoleErrors } = await site.open(PAGE);
    await control(page, "part-3").click();
    await linksTo(page, "/docs/start/part-3/page-3-34").waitFor();
    expect(await linksTo(page, "/docs/start/part-1/page-1-34").isVisible()).toBe(true);
    await linksTo(page, "/docs/start/part-3/page-3-5").click();
    await page.waitForURL("**/docs/start/part-3/page-3-5");
    const current = page.locator('.sidebar-nav [aria-current="page"]');
    await page.waitForFunction(
      () =>
        document.querySelector('.sidebar-nav [aria-current="page"]')?.textContent === "Page 3.5",
    );
    expect(await current.count()).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  it.each(FAULTS)("reports entries that do not come, and loads them again: %s", async (name) => {
    const context = await site.reader();
    const fault = await failAt(context, "**/sidebars/**", name);
    const { page } = await site.open(PAGE, context);
    const text = await page.locator("main").textContent();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await control(page, "part-3").click();
    await untilMet(() => expect(fault.requests).toBeGreaterThan(0));
    if (name === "slow") await page.locator(".sidebar-nav[aria-busy=true]").waitFor();
    else {
      const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await alert.waitFor();
      const { requests } = fault;
      await page.getByRole("button", { name: "Try again" }).click();
      await untilMet(() => expect(fault.requests).toBeGreaterThan(requests));
      await alert.waitFor();
    }
    expect(await linksTo(page, OTHER).first().isVisible()).toBe(true);
    await fault.repair();
    if (name !== "slow") await page.getByRole("button", { name: "Try again" }).click();
    await linksTo(page, "/docs/start/part-3/page-3-34").waitFor();
    expect(await page.locator("main").textContent()).toBe(text);
    expect(await page.evaluate("window.isSameDocument")).toBe(true);
    await linksTo(page, OTHER).first().click();
    await page.waitForURL(`**${OTHER}`);
  });

  it("renders only the edited page again, although its HTML has entries of a file", async () => {
    const timeOf = (page: string) =>
      statSync(path.join(workspace.root, `public${page}.html`)).mtimeMs;
    const before = [PAGE, OTHER].map(timeOf);
    appendFileSync(path.join(workspace.root, `site/content${PAGE}.md`), "\nMore.\n");
    await build();
    expect([PAGE, OTHER].map((page, index) => timeOf(page) === before[index])).toEqual([
      false,
      true,
    ]);
    expect(read(`${PAGE}.html`)).toContain("More.");
  });
});
