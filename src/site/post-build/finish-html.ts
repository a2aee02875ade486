import { deferScripts } from "./defer-scripts";
import { dropImageRuntime } from "./drop-image-runtime";
import { linkStyles } from "./link-styles";

/** Changes a page's HTML after Gatsby has written it; returns it unchanged where it has no part. */
type HtmlTransform = (html: string) => string;

/** In order. Each is pure and leaves alone what it does not know. */
const TRANSFORMS: readonly HtmlTransform[] = [linkStyles, dropImageRuntime, deferScripts];

/** Gives a page its final form. */
export function finishHtml(html: string): string {
  return TRANSFORMS.reduce((result, transform) => transform(result), html);
}
