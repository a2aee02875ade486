import type { Element, Root } from "hast";
import { raw } from "hast-util-raw";
import type { Schema } from "hast-util-sanitize";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

const ELEMENTS = (
  "svg g a defs symbol use switch view title desc metadata path rect circle ellipse line polyline polygon " +
  "text tspan textPath marker linearGradient radialGradient stop pattern clipPath mask filter " +
  "feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR " +
  "feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence"
).split(" ");

/** In the spelling of hast. */
const ATTRIBUTES = (
  "id className role tabIndex lang href xLinkHref xmlns xmlnsXLink xmlSpace version viewBox preserveAspectRatio " +
  "x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy d points width height pathLength rotate textLength lengthAdjust " +
  "startOffset transform style color fill fillOpacity fillRule stroke strokeOpacity strokeWidth strokeDashArray " +
  "strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit opacity paintOrder vectorEffect shapeRendering " +
  "textRendering display visibility overflow fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant " +
  "fontWeight letterSpacing wordSpacing textAnchor textDecoration dominantBaseline alignmentBaseline baselineShift " +
  "direction unicodeBidi writingMode markerStart markerMid markerEnd markerWidth markerHeight markerUnits refX refY " +
  "orient gradientUnits gradientTransform spreadMethod offset stopColor stopOpacity patternUnits " +
  "patternContentUnits patternTransform clipPath clipRule clipPathUnits mask maskUnits maskContentUnits " +
  "maskType filter filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation " +
  "floodColor floodOpacity radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept " +
  "amplitude exponent ariaLabel ariaLabelledBy ariaDescribedBy ariaHidden"
).split(" ");

const SCHEMA: Schema = {
  tagNames: ELEMENTS,
  attributes: { "*": ATTRIBUTES },
  protocols: { href: ["http", "https", "mailto"], xLinkHref: ["http", "https", "mailto"] },
  strip: ["script", "style", "foreignObject", "iframe", "object", "embed", "template", "noscript"],
  ancestors: {},
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Sanitizes the markup of an SVG that becomes a part of the page: without scripts, styles, event
 * handlers, frames, animations, files from elsewhere, and links with unsafe addresses.
 */
export function safeSvg(markup: string): string {
  const source = { type: "root", children: [{ type: "raw", value: markup }] };
  const tree = sanitize(raw(source as never) as never, SCHEMA) as Root;
  visit(tree as never, "element", ({ tagName, properties = {} }: Element) => {
    for (const [name, value] of Object.entries(properties)) {
      const isLink = name === "href" || name === "xLinkHref";
      const isElsewhere = isLink && tagName !== "a" && !String(value).startsWith("#");
      if (isElsewhere || loadsFile(String(value))) delete properties[name];
    }
    const style = typeof properties.style === "string" ? safeStyle(properties.style) : "";
    // An attribute without a declaration would still need its hash in the policy of the site.
    if (style === "") delete properties.style;
    else properties.style = style;
  });
  return toHtml(tree as never, { space: "svg", closeEmptyElements: true, tightSelfClosing: true });
}

/** Returns whether a value has a `url()` of something other than an element of the drawing. */
function loadsFile(value: string): boolean {
  return /url\(\s*["']?\s*[^#\s"']/i.test(value) || /image(?:-set)?\(|\\/i.test(value);
}

/** Properties that change the drawing and nothing around it. */
const PAINT =
  /^(?:fill|stroke|font|text|letter-spacing|word-spacing|opacity|color|stop|marker|clip-path|clip-rule|mask|paint-order|visibility|display|dominant-baseline|transform|isolation|mix-blend-mode)(?![a-z])/i;

function safeStyle(style: string): string {
  return style
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => PAINT.test(declaration))
    .join(";");
}
