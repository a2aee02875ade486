import type { Content } from "mdast";
import type { VFile } from "vfile";
import type { JsxElement } from "../element";

/** Makes the plain elements that a component of a writer stands for, and reports its wrong use. */
export type ComponentWriter = (node: JsxElement, file: VFile) => Content[];
