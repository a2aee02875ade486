import { readFileSync } from "node:fs";
import type { PathCommand } from "opentype.js";
import opentype from "opentype.js";
import type { LabelOptions, Lettering, Scene } from "./scene";
import { LABEL_SIZE, STAGE } from "./scene";
import { element, short } from "./shapes";

/** Names of a command's points in the order of path data. */
const POINT_KEYS = [
  ["x1", "y1"],
  ["x2", "y2"],
  ["x", "y"],
] as const;

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

/** Size that outlines are drawn in before they are scaled, so that their coordinates are short. */
const EM = 1000;

/** Returns a function that draws text in the font of a WOFF or TrueType file. */
export function createLettering(fontFile: string): Lettering {
  const bytes = readFileSync(fontFile);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  return (text, x, y, { fill, size = LABEL_SIZE, anchor = "start" }) => {
    const left = x - font.getAdvanceWidth(text, size) * ANCHORS[anchor];
    const step = font.getAdvanceWidth("0", EM);
    const outlines = Array.from(text, (character, index) => {
      const d = outlineData(font.getPath(character, 0, 0, EM).commands);
      return d === "" ? "" : element("path", { d, transform: `translate(${index * step})` });
    });
    const transform = `translate(${short(left)} ${short(y)}) scale(${size / EM})`;
    return element("g", { class: "label", fill, transform }, outlines.join(""));
  };
}

/** Writes the outline of each character of a drawing once, and uses it where the character occurs. */
export function shareOutlines(drawing: string): string {
  const ids = new Map<string, string>();
  const body = drawing.replace(
    /<path d="([^"]+)" transform="translate\((\d+)\)"\/>/g,
    (_, d: string, x: string) => {
      const id = ids.get(d) ?? `g${ids.size}`;
      ids.set(d, id);
      return element("use", { href: `#${id}`, x });
    },
  );
  const outlines = [...ids].map(([d, id]) => element("path", { d, id }));
  return element("defs", {}, outlines.join("")) + body;
}

/** Returns path data with our own rounding: renderers stop at some numbers of the library's. */
function outlineData(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      const places = POINT_KEYS.flatMap(([x, y]) => {
        const point = command as unknown as Record<string, number | undefined>;
        return point[x] === undefined || point[y] === undefined
          ? []
          : [short(point[x]), short(point[y])];
      });
      return command.type + places.join(" ");
    })
    .join("");
}

/** Returns the width of a label, in whose font all characters are equally wide. */
export function labelWidth(text: string, size = LABEL_SIZE): number {
  return Array.from(text).length * 0.6 * size;
}

/** Breaks a label at spaces into as few lines as a width allows. */
export function wrapLabel(text: string, width: number, size = LABEL_SIZE): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || labelWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Draws lines of text below each other. */
export function writeLines(
  write: Lettering,
  lines: readonly string[],
  [x, y]: readonly [number, number],
  { lineHeight, ...options }: LabelOptions & { lineHeight: number },
): string {
  return lines.map((line, row) => write(line, x, y + row * lineHeight, options)).join("");
}

/** Returns the label of a value: percent at each, another unit once, after the value that is marked. */
export function valueText(
  { unit = "" }: Pick<Scene, "unit">,
  value: number | string,
  isMarked: boolean,
): string {
  if (unit === "%") return `${value}%`;
  return isMarked && unit !== "" ? `${value} ${unit}` : String(value);
}

/** Draws a label below the stage for each value; the marked one in amber. */
export function writeValues(
  scene: Scene,
  values: readonly (number | string)[],
  x: (index: number) => number,
  { marked = -1, dy = 44 } = {},
): string {
  const { palette, write } = scene;
  const labels = values.map((value, index) => {
    const fill = index === marked ? palette.amberText : palette.quiet;
    return write(valueText(scene, value, index === marked), x(index), STAGE.bottom + dy, {
      fill,
      anchor: "middle",
    });
  });
  return labels.join("");
}
