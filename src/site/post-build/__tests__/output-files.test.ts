import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { emptySite } from "../../../testing/empty-site";
import { outputContext } from "../../../testing/output-context";
import type { PagePlan } from "../../create-pages/plan";
import { outputAddresses, reservedAddresses } from "../all-output-files";
import { LLMS_TXT } from "../llms-txt";
import { MANIFEST } from "../manifest";
import { outputFiles } from "../output-files";
import { ROBOTS } from "../robots";

const root = temporaryFolder({
  "static/robots.txt": "Disallow: /",
  "static/llms.txt": "# Hives",
  "static/data.json": "{}",
});
const publicDir = path.join(root, "public");
const context = outputContext({ publicDir, staticDir: path.join(root, "static") });
const read = (name: string) => readFileSync(path.join(publicDir, name), "utf8");

const NOWHERE = {
  sidebar: null,
  version: null,
  label: null,
  breadcrumbs: [],
  previous: null,
  next: null,
};
const doc = { template: "doc-page", source: "a.mdx" } as const;
const plans: PagePlan[] = [
  { ...doc, path: "/docs/guide", context: { ...NOWHERE, id: "1" } },
  { ...doc, path: "/docs/changes", context: { ...NOWHERE, id: "2", hasFeed: true } },
  {
    template: "endpoint",
    source: "v1.yaml",
    path: "/docs/api/call",
    context: { ...NOWHERE, id: "3", usedIn: [] },
  },
  { template: "redirect", source: "redirects.yml", path: "/old", context: { to: "/docs/guide" } },
];
const PLANNED = { site: emptySite(), plans };

describe("output files", () => {
  it("give way to static files of the site if they are replaceable", async () => {
    await ROBOTS.write(context);
    await MANIFEST.write(context);
    expect(existsSync(path.join(publicDir, "robots.txt"))).toBe(false);
    expect(JSON.parse(read("manifest.webmanifest"))).toMatchObject({ name: "Bees" });
  });

  it("are each replaced alone", async () => {
    const data = { allSidebar: { nodes: [] }, allBlogPost: { nodes: [] } };
    await LLMS_TXT.write({ ...context, query: async <T>() => data as T });
    expect(existsSync(path.join(publicDir, "llms.txt"))).toBe(false);
    expect(read("llms-full.txt")).toContain("# Bees");
  });

  it("are written in spite of static files otherwise", async () => {
    await outputFiles({ "/data.json": ({ site }) => `"${site.title}"` }).write(context);
    expect(read("data.json")).toBe('"Bees"');
  });

  it("have addresses that no other file has", () => {
    const addresses = outputAddresses(PLANNED);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each([
    "/docs/guide.md",
    "/docs/api/call.md",
    "/docs/api/call.openapi.json",
    "/docs/changes/atom.xml",
    "/sitemap.xml",
    "/blog/feed.json",
  ])("reserve the address %s", (address) => {
    expect(reservedAddresses(PLANNED)).toContain(address);
  });

  it.each(["/robots.txt", "/favicon.ico", "/llms.txt", "/llms-full.txt"])(
    "leave %s to the site",
    (address) => {
      expect(reservedAddresses(PLANNED)).not.toContain(address);
      expect(outputAddresses(PLANNED)).toContain(address);
    },
  );

  it("do not include the Markdown of lists and redirects", () => {
    expect(outputAddresses(PLANNED)).not.toContain("/old.md");
  });
});
