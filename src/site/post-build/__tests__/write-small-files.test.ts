import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { writeSmallFiles } from "../write-small-files";

const root = temporaryFolder({ "static/robots.txt": "Disallow: /" });

it("writes the small files that a site does not have itself", async () => {
  const staticDir = path.join(root, "static");
  const publicDir = path.join(root, "public");
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
