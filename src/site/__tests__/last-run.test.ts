import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { emptyPublic } from "../last-run";

const root = mkdtempSync(path.join(tmpdir(), "last-run-"));
afterAll(() => rmSync(root, { recursive: true }));

it("leaves files in public that develop is copying from static", () => {
  for (const file of ["static/feed.css", "public/feed.css", "public/a.html", "public/b/c.html"]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
  emptyPublic(root);
  expect(readdirSync(path.join(root, "public"))).toEqual(["feed.css"]);
});

it("does nothing if there is no folder public", () => {
  expect(() => emptyPublic(path.join(root, "static"))).not.toThrow();
});
