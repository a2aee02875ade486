import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSmallFiles } from "../write-small-files";

const root = mkdtempSync(path.join(tmpdir(), "small-files-"));
afterAll(() => rmSync(root, { recursive: true }));

it("writes the small files that a site does not have itself", async () => {
  const staticDir = path.join(root, "static");
  const publicDir = path.join(root, "public");
  mkdirSync(staticDir);
  writeFileSync(path.join(staticDir, "robots.txt"), "Disallow: /");
  await writeSmallFiles(publicDir, staticDir, {
    title: "A",
    description: "B",
    locale: "en",
    home: "/",
    siteUrl: "https://a.example",
  });
  expect(existsSync(path.join(publicDir, "robots.txt"))).toBe(false);
  const manifest = readFileSync(path.join(publicDir, "manifest.webmanifest"), "utf8");
  expect(JSON.parse(manifest)).toMatchObject({ name: "A" });
});
