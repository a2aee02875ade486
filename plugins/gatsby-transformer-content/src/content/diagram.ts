import { createHash } from "node:crypto";
import { safeSvg } from "../links/safe-svg";

/** Kinds of Mermaid diagrams that are drawn. */
const DRAWN = /^(?:graph|flowchart|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram)\b/;

/** Front matter, comments and settings, and what happens on clicks. */
const NOT_DRAWN = /^---\n[\s\S]*?\n---\n|^[ \t]*(?:%%|click[ \t]|accTitle|accDescr).*\n?/gm;

/** The site's colors for those of the library. */
const COLORS: Record<string, string> = {
  bg: "page",
  "_group-fill": "page",
  "_node-fill": "surface",
  "_group-hdr": "surface-strong",
  "_key-badge": "surface-strong",
  "_node-stroke": "border-strong",
  "_inner-stroke": "border",
  "_text-sec": "text-quiet",
  "_text-muted": "text-quiet",
  "_text-faint": "text-quiet",
  _line: "text-quiet",
  _arrow: "text-quiet",
};

/**
 * Draws a Mermaid diagram as SVG in the colors of the page.
 *
 * @returns `undefined` if the diagram is of a kind that is not drawn, or has a mistake
 */
export async function drawDiagram(source: string): Promise<string | undefined> {
  const text = source.replace(NOT_DRAWN, "").replaceAll(";", "\n").trim();
  if (!DRAWN.test(text)) return undefined;
  // Its layout engine is large, and few sites have diagrams.
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  const prefix = `d${createHash("sha256").update(source).digest("hex").slice(0, 8)}-`;
  try {
    return safeSvg(renderMermaidSVG(text))
      .replace(/var\(--([\w-]+)\)/g, (_, name: string) => `var(--${COLORS[name] ?? "text"})`)
      .replace(/ id="|url\(#/g, (start) => start + prefix);
  } catch {
    return undefined;
  }
}
