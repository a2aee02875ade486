import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";

/** Head elements of gatsby-plugin-image, by the start of their keys. */
const IMAGE_RUNTIME = "gatsby-image-style";

/**
 * Makes the head lighter before it is written.
 *
 * - Gatsby copies the style sheet into every page. It is linked instead: the browser then fetches it
 *   once, and a page is a third of its size on disk.
 * - gatsby-plugin-image brings styles and a script for the fading in of GatsbyImage, which no page
 *   uses: pictures are plain `picture` elements here.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isWanted).map(linkStyles));
};

function isWanted(node: ReactNode): boolean {
  return !(isElement(node) && String(node.key).startsWith(IMAGE_RUNTIME));
}

function linkStyles(node: ReactNode): ReactNode {
  if (!isElement(node) || node.props["data-identity"] !== "gatsby-global-css") return node;
  return <link key={node.key} rel="stylesheet" href={node.props["data-href"]} />;
}

/** An element as the head holds them. */
type HeadElement = ReactElement<Record<string, string>>;

function isElement(node: ReactNode): node is HeadElement {
  return typeof node === "object" && node !== null && "props" in node;
}
