import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { outputContext } from "../../../testing/output-context";
import { ICONS } from "../icons";

const red = sharp({ create: { width: 8, height: 4, channels: 3, background: "red" } }).png();

/** Writes the icons of a site with these static files. */
async function write(files: Record<string, Buffer | string>) {
  const output = temporaryFolder();
  await ICONS.write(outputContext({ publicDir: output, staticDir: temporaryFolder(files) }));
  return {
    names: readdirSync(output).sort(),
    svg: () => readFileSync(path.join(output, "favicon.svg"), "utf8"),
    pixel: async (name: string) => {
      const { data } = await sharp(path.join(output, name))
        .extract({ left: 90, top: 90, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data];
    },
  };
}

const ALL = ["apple-touch-icon.png", "favicon.ico", "favicon.svg", "icon-192.png", "icon-512.png"];

it("draws the first letter of the title for a site without icons", async () => {
  const { names, svg } = await write({});
  expect(names).toEqual(ALL);
  expect(svg()).toMatch(/<path /);
});

it("makes the other icons of the site's favicon.png", async () => {
  const { names, svg, pixel } = await write({ "favicon.png": await red.toBuffer() });
  expect(names).toEqual(ALL);
  expect(svg()).toContain('href="data:image/png;base64,');
  expect(await pixel("apple-touch-icon.png")).toEqual([255, 0, 0]);
});

it("shows the site's favicon.ico in the icon that browsers prefer", async () => {
  const { names, svg } = await write({ "favicon.ico": "ico" });
  expect(names).toEqual(ALL.filter((name) => name !== "favicon.ico"));
  expect(svg()).toContain(`data:image/x-icon;base64,${Buffer.from("ico").toString("base64")}`);
});
