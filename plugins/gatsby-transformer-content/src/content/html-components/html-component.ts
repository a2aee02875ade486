import type { Content } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../../../../packages/problems";
import { report } from "../content-file";
import type { JsxElement } from "../tree";
import { propsOfElement, textProp } from "../tree";
import type { Json } from "../types";

/** Creates the elements of a component and reports misuse. */
export type HtmlComponent = (node: JsxElement, file: VFile) => Content[];

/** Reads the props of a component; reports unknown and missing ones. */
export function readProps(
  node: JsxElement,
  file: VFile,
  { known, needed = [] }: { known: readonly string[]; needed?: readonly string[] },
): Record<string, Json> {
  const props = propsOfElement(node);
  const name = node.name ?? "";
  for (const prop of Object.keys(props)) {
    if (known.includes(prop)) continue;
    report(file, node, {
      code: "content/unknown-prop",
      severity: "error",
      message: `<${name}> has no prop "${prop}".`,
      value: prop,
      hint: didYouMean(prop, known),
    });
  }
  for (const prop of needed) {
    if (textProp(props, prop)) continue;
    report(file, node, {
      code: "content/missing-prop",
      severity: "error",
      message: `<${name}> needs the prop "${prop}".`,
      value: `<${name}>`,
      hint: `Write <${name} ${prop}="…">.`,
    });
  }
  return props;
}
