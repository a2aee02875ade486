import { drawHero, drawPageHero, heroOutputs } from "../draw-hero";
import type { Hero } from "../read-post";
import { readPost } from "../read-post";
import type { Lettering, Scene } from "../scene";
import { DARK, PAPER } from "../scene";
import { shareOutlines, valueText, wrapLabel } from "../text";

const write: Lettering = (text, x, y) => `<text x="${x}" y="${y}">${text}</text>`;
const scene: Scene = { palette: DARK, write, variant: 0 };

const HEROES: [string, Hero][] = [
  ["rings of shares", { kind: "rings", data: [76, 66, 72.5] }],
  ["rings of parts", { kind: "rings", data: [36, 11, 3] }],
  ["rings of counts", { kind: "rings", data: [5, 4] }],
  ["a curve of few values", { kind: "curve", data: [28, 56, 140, 280] }],
  ["a curve of many values", { kind: "curve", data: [0.03, 0.04, 0.03, 0.05, 0.04, 0.06, 0.12] }],
  ["a rising curve", { kind: "curve", data: [3, 5, 7, 9, 11] }],
  ["ranked points", { kind: "scatter", data: [4, 6, 7, 9, 12, 140] }],
  ["points in time", { kind: "scatter", data: [112, 118, 105, 12, 61] }],
  ["clusters", { kind: "scatter", data: [118, 84, 61, 64] }],
  ["shares of samples", { kind: "scatter", data: [1, 1, 0.4, 0.2] }],
  ["columns", { kind: "bars", data: [64, 30, 22, 18, 3] }],
  ["gauges of counts", { kind: "bars", data: [29, 2, 6, 3] }],
  ["gauges of sums", { kind: "bars", data: [240, 200, 190, 171] }],
  ["gauges", { kind: "bars", data: [85, 100, 90, 55] }],
  ["gauges of days", { kind: "bars", data: [30, 90, 365, 730] }],
  ["tiles", { kind: "heatmap", data: [1, 0, 1, 0, 0, 0, 0, 1, 0, 1] }],
  ["a small dot matrix", { kind: "heatmap", data: [62, 14, 6, 18] }],
  ["a dot matrix", { kind: "heatmap", data: [22, 2, 1, 3, 15, 2, 1, 6, 8] }],
  ["two moods", { kind: "waves", data: [0.6, -0.7, -0.7, 0.6] }],
  ["two states", { kind: "waves", data: [1, 0.5, 0, 1] }],
  ["a swell of small counts", { kind: "waves", data: [3, 3, 1, 1] }],
  ["pings", { kind: "waves", data: [0, 0.6, 1.3, 4.2] }],
  ["a swell", { kind: "waves", data: [14, 19, 17, 11] }],
  ["a chat", { kind: "flow", data: ["a", "b", "c", "d", "e", "f"] }],
  ["a short chat", { kind: "flow", data: ["a", "b", "c"] }],
  ["a stream", { kind: "flow", data: ["10 a", "8 b", "5 c", "3 d"] }],
  ["arcs", { kind: "graph", data: ["a", "b", "c"] }],
];

describe("drawHero", () => {
  it.each(HEROES)(
    "draws %s without bad numbers, the same way twice, unlike all others",
    (_, hero) => {
      const svg = drawHero(hero, scene);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawHero(hero, scene)).toBe(svg);
      const others = HEROES.filter(([, other]) => other !== hero);
      expect(others.map(([, other]) => drawHero(other, scene))).not.toContain(svg);
    },
  );

  it.each(HEROES)("draws %s for pages in the colors of both modes", (_, hero) => {
    const svg = drawPageHero(hero, scene);
    const [rules = "", shapes = ""] = svg.split("</style>");
    const used = [...shapes.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
    expect(used.filter((color) => !/^(?:none|var\(--\w+\))$/.test(color ?? ""))).toEqual([]);
    expect(rules).toContain(`--ground:${PAPER.ground}`);
    expect(rules).toContain(`@media(prefers-color-scheme:dark){:root{--ground:${DARK.ground}`);
    expect(rules).toMatch(/@media\(max-width:\d+px\)\{\.label\{display:none\}\}/);
  });

  it("writes a level above its line, with its name", () => {
    const level = { at: 20, name: "The limit" };
    const hero: Hero = { kind: "bars", data: [64, 30, 22, 18, 3] };
    expect(drawHero(hero, { ...scene, level })).toContain(">The limit</text>");
  });

  it.each([
    ["flow", 3],
    ["graph", 3],
  ] as const)("draws a %s in %d ways in turns", (kind, ways) => {
    const data = ["a", "b", "c", "d"];
    const drawings = [0, 1, 2, 3].map((variant) => drawHero({ kind, data }, { ...scene, variant }));
    expect(new Set(drawings).size).toBe(ways);
  });

  it("writes the values of the data", () => {
    const svg = drawHero({ kind: "bars", data: [64, 30, 22, 18, 3] }, scene);
    for (const value of [64, 30, 22, 18, 3]) expect(svg).toContain(`>${value}</text>`);
  });
});

describe("palettes", () => {
  it.each([
    ["dark", DARK],
    ["paper", PAPER],
  ])("contains only sRGB colors: %s", (_, palette) => {
    for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([
    ["dark", DARK],
    ["paper", PAPER],
  ])("has labels that are easy to read: %s", (_, palette) => {
    const pairs = [
      [palette.quiet, palette.ground],
      [palette.text, palette.signalTint],
      [palette.amberText, palette.ground],
      [palette.ground, palette.signalStrong],
      [palette.onAmber, palette.amber],
    ];
    for (const [text = "", ground = ""] of pairs) {
      const lights = [brightness(text), brightness(ground)].sort((one, other) => other - one);
      expect(((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("heroOutputs", () => {
  it("orders posts by date and puts the pictures beside their posts", () => {
    const hero: Hero = { kind: "bars", data: [1, 2] };
    const outputs = heroOutputs(
      [
        { folder: "blog/2025-b", hero },
        { folder: "blog/2024-a", hero },
      ],
      write,
    );
    expect(outputs.map((output) => output.file)).toEqual([
      "blog/2024-a/hero.svg",
      "blog/2024-a/hero.png",
      "blog/2025-b/hero.svg",
      "blog/2025-b/hero.png",
    ]);
  });
});

describe("readPost", () => {
  it("reads the hero of a post", () => {
    expect(readPost("---\ntitle: A\nhero: {kind: bars, data: [1, 2]}\n---\n").hero).toEqual({
      kind: "bars",
      data: [1, 2],
    });
  });

  it.each([
    ["no front matter", "text", "hero/missing", undefined],
    ["no hero", "---\ntitle: A\n---\n", "hero/missing", undefined],
    ["broken YAML", "---\nhero: {kind: bars\n---\n", "hero/unreadable", undefined],
    [
      "an unknown kind",
      "---\nhero: {kind: pie, data: [1, 2]}\n---\n",
      "hero/invalid",
      "/hero/kind",
    ],
    [
      "a word among numbers",
      "---\nhero: {kind: bars, data: [1, two]}\n---\n",
      "hero/invalid",
      "/hero/data/1",
    ],
  ])("finds %s", (_, source, code, pointer) => {
    const { hero, problems } = readPost(source);
    expect(hero).toBeUndefined();
    expect(problems[0]).toMatchObject({ code });
    expect(problems[0]?.pointer).toBe(pointer);
  });
});

describe("shareOutlines", () => {
  it("writes an outline once", () => {
    const a = '<path d="M0 0" transform="translate(0)"/>';
    const b = '<path d="M1 1" transform="translate(600)"/>';
    expect(shareOutlines(`<g>${a}${b}${a}</g>`)).toBe(
      '<defs><path d="M0 0" id="g0"/><path d="M1 1" id="g1"/></defs>' +
        '<g><use href="#g0" x="0"/><use href="#g1" x="600"/><use href="#g0" x="0"/></g>',
    );
  });
});

describe("valueText", () => {
  it.each([
    [undefined, true, "5"],
    ["%", false, "5%"],
    ["ms", true, "5 ms"],
    ["ms", false, "5"],
  ])("writes %s after the value, if it is marked: %s", (unit, isMarked, text) => {
    expect(valueText({ unit }, 5, isMarked)).toBe(text);
  });
});

describe("wrapLabel", () => {
  it.each([
    ["same key again", 120, ["same key", "again"]],
    ["history.list", 20, ["history.list"]],
  ])("breaks %s", (text, width, lines) => {
    expect(wrapLabel(text, width)).toEqual(lines);
  });
});
