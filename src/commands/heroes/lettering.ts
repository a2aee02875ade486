import { readFileSync } from "node:fs";
import opentype from "opentype.js";
import { element } from "../drawing/element";
import { LABEL_SIZE } from "./scene";
import type { Lettering } from "./scene";

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

/** Lettering in a face that is read from a WOFF or TrueType file. */
export function createLettering(fontFile: string): Lettering {
  const bytes = readFileSync(fontFile);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return (text, x, y, { fill, size = LABEL_SIZE, anchor = "start" }) => {
    const left = x - font.getAdvanceWidth(text, size) * ANCHORS[anchor];
    return element("path", { d: font.getPath(text, left, y, size).toPathData(2), fill });
  };
}

/** Width of a label in the label face, in which all characters are equally wide. */
export function labelWidth(text: string, size = LABEL_SIZE): number {
  return Array.from(text).length * 0.6 * size;
}

/** Breaks a label at spaces into at most as many lines as it needs for a width. */
export function wrapLabel(text: string, width: number, size = LABEL_SIZE): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || labelWidth(`${last} ${word}`, size) > width) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
