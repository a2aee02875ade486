import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../../../packages/temporary-folder";
import type { FileNode } from "../../nodes";
import { findLocalImages, narrowFiles, readDrawing, readPicture } from "../pictures";

const folder = temporaryFolder();

function fileNode(name: string, bytes: Buffer | string): FileNode {
  const absolutePath = path.join(folder, name);
  writeFileSync(absolutePath, bytes);
  const extension = path.extname(name).slice(1).toLowerCase();
  return { absolutePath, extension, internal: { contentDigest: name } } as FileNode;
}

function memory() {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (key: string) => values.get(key),
    set: async (key: string, value: unknown) => values.set(key, value),
  };
}

const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: "#357" } });

describe("a picture's file", () => {
  it.each([
    ["a.png", () => blank.clone().png(), 60, 40],
    ["a.gif", () => blank.clone().gif(), 60, 40],
    ["a.webp", () => blank.clone().webp(), 60, 40],
    ["stored-lying.jpg", () => blank.clone().jpeg().withMetadata({ orientation: 6 }), 40, 60],
  ])("%s is known with its size", async (name, draw, width, height) => {
    const file = fileNode(name, await draw().toBuffer());
    expect(await readPicture(file, memory())).toEqual({ width, height, problem: null });
  });

  it.each([
    ["empty.png", () => Buffer.alloc(0)],
    ["text.png", () => Buffer.from("not a picture")],
    ["short.png", async () => (await noise()).subarray(0, 2000)],
    ["broken.svg", () => Buffer.from("<svg")],
  ])("%s is reported as unreadable, once", async (name, bytes) => {
    const cache = memory();
    const file = fileNode(name, await bytes());
    expect((await readPicture(file, cache)).problem).toMatch(/\w/);
    expect(cache.values.size).toBe(1);
  });

  it.each([
    ["themed.svg", '<svg><path fill="currentColor"/></svg>', true],
    ["tokens.svg", '<svg><path fill="var(--text)"/></svg>', true],
    ["own.svg", "<svg><style>.a{fill:red}</style></svg>", false],
    ["photo.png", "currentColor", false],
  ])("%s is inlined if it takes its colors from the page", async (name, text, isInPage) => {
    expect((await readDrawing(fileNode(name, text))) !== null).toBe(isInPage);
  });
});

/** A picture that cannot be made smaller, so that its beginning is only a part of it. */
function noise(): Promise<Buffer> {
  return sharp(randomBytes(90 * 90 * 3), { raw: { width: 90, height: 90, channels: 3 } })
    .png()
    .toBuffer();
}

describe("the drawing for narrow columns", () => {
  it("is beside the drawing, and only drawings have one", () => {
    expect(narrowFiles(["/p/a/flow.svg", "/p/static/flow.svg", "/p/a/flow.png"])).toEqual([
      "/p/a/flow.narrow.svg",
      "/p/static/flow.narrow.svg",
    ]);
  });
});

describe("the pictures of a page", () => {
  const from = {
    directory: "/p/content/docs/a",
    collectionRoot: "/p/content/docs",
    contentRoot: "/p/content",
    projectRoot: "/p",
  };

  it.each([
    ["./x.png", ["/p/content/docs/a/x.png"]],
    ["x.png", ["/p/content/docs/a/x.png"]],
    ["../x.png?v=1", ["/p/content/docs/x.png"]],
    ["./two%20words.png", ["/p/content/docs/a/two words.png"]],
    ["./100%.png", ["/p/content/docs/a/100%.png"]],
    ["/img/x.png", ["/p/content/static/img/x.png", "/p/static/img/x.png"]],
    ["@site/static/x.png", ["/p/content/static/x.png", "/p/static/x.png"]],
  ])("%s may be %j", (url, candidates) => {
    const [image] = findLocalImages([{ url, kind: "image", line: 1, column: 1 }], from);
    expect(image).toMatchObject({ src: url, candidates, absolutePath: candidates[0] });
  });

  it.each(["https://other.example/x.png", "//other.example/x.png", "data:image/gif;base64,R0", ""])(
    "%s is none of the site",
    (url) => {
      expect(findLocalImages([{ url, kind: "image", line: 1, column: 1 }], from)).toEqual([]);
    },
  );
});
