import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { precompress } from "../precompress";

const folder = temporaryFolder();
const LONG = "A text that repeats itself. ".repeat(100);

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe("precompress", () => {
  it.each(["page.html", "feed.xml", "x.webmanifest", "x.yaml", "x.md", "x.svg"])(
    "writes both forms of %s",
    async (name) => {
      const file = write(name, LONG);
      expect(await precompress([file])).toBe(1);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG);
    },
  );

  it.each([1025, 65_520, 65_521, 5_000_000])("gives back a text of %i bytes", async (bytes) => {
    const text = "The numbers 1, 2 and 3. ".repeat(bytes / 24 + 1).slice(0, bytes);
    const file = write("long.txt", text);
    expect(await precompress([file])).toBe(1);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString() === text).toBe(true);
    expect(readFileSync(`${file}.br`).length).toBeLessThan(300);
  });

  it.each([
    ["photo.webp", LONG],
    ["short.html", "a".repeat(1024)],
  ])("leaves %s alone", async (name, text) => {
    const file = write(name, text);
    expect(await precompress([file])).toBe(0);
    expect(existsSync(`${file}.br`) || existsSync(`${file}.gz`)).toBe(false);
  });
});
