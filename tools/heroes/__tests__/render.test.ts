import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MARK, packIco } from "../brand";
import { drawHero } from "../draw-hero";
import { digestOf, MOST_BYTES, pngOutput, readDigest, renderPng, writeDigest } from "../png";
import { DARK } from "../scene";

const svg = drawHero(
  { kind: "rings", data: [50, 50] },
  { palette: DARK, write: () => "", variant: 0 },
);

describe("renderPng", () => {
  it("makes a picture of the right size that is light and knows its drawing", async () => {
    const png = await renderPng(svg);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
    expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(pngOutput("hero.png", svg).isCurrent(png)).toBe(true);
    expect(pngOutput("hero.png", `${svg} `).isCurrent(png)).toBe(false);
  });
});

describe("digest", () => {
  it("is read back from where it was noted", async () => {
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect(readDigest(png)).toBeUndefined();
    const noted = writeDigest(png, digestOf("a"));
    expect(readDigest(noted)).toBe(digestOf("a"));
    expect(await sharp(noted).metadata()).toMatchObject({ width: 2 });
  });
});

describe("packIco", () => {
  it("lists its images with their places", () => {
    const ico = packIco([
      { side: 16, png: Buffer.from("one") },
      { side: 32, png: Buffer.from("three") },
    ]);
    expect(ico.readUInt16LE(4)).toBe(2);
    expect(ico.subarray(ico.readUInt32LE(6 + 16 + 12)).toString()).toBe("three");
  });
});

describe("the mark", () => {
  it("is the same in the pictures and in the site's logo", () => {
    const logo = readFileSync(
      join(import.meta.dirname, "../../../content/static/mark.svg"),
      "utf8",
    );
    expect(logo).toContain(MARK.bubble);
    expect(logo).toContain(MARK.arcs);
  });
});
