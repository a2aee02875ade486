import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import { createContext, createElement, Fragment, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";
import { asContentTree } from "../../lib/content-tree";
import type { ContentNode } from "../../lib/content-tree";
import { SiteLink } from "../ui/site-link";
import { contentComponents } from "./content-components";
import { ContentImages } from "./content-images";
import type { LocalImage } from "./content-images";

/** The body of a page as templates query it. */
export interface ContentBodyData {
  readonly tree: unknown;
  readonly images: readonly LocalImage[];
  /** What the links by file of a page in component mode lead to. */
  readonly moduleLinks: unknown;
}

const moduleComponents = { ...contentComponents, a: ModuleLink };

interface ContentProps {
  body: ContentBodyData;
  /** Body of a page in component mode, made by gatsby-plugin-mdx; empty for data. */
  children?: ReactNode;
}

/** Draws the body of a content page, whichever way it was made. */
export function Content({ body, children }: ContentProps) {
  const tree = asContentTree(body.tree);
  return (
    <ContentImages images={body.images}>
      {tree.length > 0 ? (
        renderContent(tree, contentComponents)
      ) : (
        <ModuleLinks.Provider value={body.moduleLinks as LinkPropsByUrl}>
          <MDXProvider components={moduleComponents}>{children}</MDXProvider>
        </ModuleLinks.Provider>
      )}
    </ContentImages>
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;
/** What becomes of links by file, by what stands in the page. */
export type LinkPropsByUrl = Readonly<Record<string, LinkProps>>;

/** The links by file of a page in component mode. */
export const ModuleLinks = createContext<LinkPropsByUrl>({});

/**
 * A link of a page in component mode. Its module is compiled without a look at other pages, so a link
 * by file becomes an address when it is drawn.
 */
export function ModuleLink(props: LinkProps) {
  return <SiteLink {...props} {...useContext(ModuleLinks)[props.href ?? ""]} />;
}

/** Draws of element names: HTML tags to be replaced, and components that writers use. */
// biome-ignore lint/suspicious/noExplicitAny: a component's props come from content, which is checked when it is planned.
export type ContentComponents = Record<string, ComponentType<any>>;

/** Makes React elements of a content tree. */
export function renderContent(
  nodes: readonly ContentNode[],
  components: ContentComponents,
): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, components)));
}

function renderNode(node: ContentNode, components: ContentComponents): ReactNode {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  return createElement(
    components[type] ?? type,
    props || null,
    ...children.map((child) => renderNode(child, components)),
  );
}

/** What `Content` needs of a body. */
export const contentBodyParts = graphql`
  fragment ContentBodyParts on ContentBody {
    tree
    moduleLinks
    images {
      src
      svg
      picture
    }
  }
`;
