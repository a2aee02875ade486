import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { createContext, createElement, Fragment, useContext, useEffect, useRef } from "react";
import type { ContentNode } from "../../lib/content-tree";
import { asContentTree } from "../../lib/content-tree";
import { SiteLink } from "../ui/site-link";
import type { ContentComponents } from "./content-components";
import { contentComponents } from "./content-components";
import type { LocalImage } from "./content-images";
import { ContentImages } from "./content-images";

/** The body of a page, as templates query it. */
export interface ContentBodyData {
  readonly tree: unknown;
  readonly images: readonly LocalImage[];
  /** Props of links to files, by the `href` in the source. */
  readonly moduleLinks: unknown;
}

const moduleComponents = { ...contentComponents, a: ModuleLink };

interface ContentProps {
  body: ContentBodyData;
  /** Table of contents, which is shown after the first paragraph; in modules, which are whole, before it. */
  contents?: ReactNode;
  /** The compiled MDX of a page with code; empty for pages that are data. */
  children?: ReactNode;
}

/** Renders the body of a content page, whether it is data or a module. */
export function Content({ body, contents, children }: ContentProps) {
  const tree = asContentTree(body.tree);
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition is the same for the whole build.
  if (process.env.NODE_ENV === "development") useReloadInDevelop(tree.length === 0);
  return (
    <ContentImages.Provider value={body.images}>
      {tree.length > 0 ? (
        renderContent(tree, contentComponents, contents)
      ) : (
        <ModuleLinks.Provider value={body.moduleLinks as LinkPropsByUrl}>
          {contents}
          <MDXProvider components={moduleComponents}>{children}</MDXProvider>
        </ModuleLinks.Provider>
      )}
    </ContentImages.Provider>
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;
/** Props of resolved links, by the `href` in the source. */
type LinkPropsByUrl = Readonly<Record<string, LinkProps>>;

/** Resolved links of a page that is a module. */
const ModuleLinks = createContext<LinkPropsByUrl>({});

/**
 * A link of a page that is a module. Such a page is compiled without knowledge of other pages, so
 * links to files are resolved when they are rendered.
 */
function ModuleLink(props: LinkProps) {
  return <SiteLink {...props} {...useContext(ModuleLinks)[props.href ?? ""]} />;
}

/**
 * Renders a content tree as React elements.
 *
 * @param contents is inserted after the title, the first paragraph and its buttons
 */
export function renderContent(
  nodes: readonly ContentNode[],
  components: ContentComponents,
  contents?: ReactNode,
): ReactNode {
  const rendered = nodes.map((node) => renderNode(node, components));
  rendered.splice(leadLength(nodes), 0, contents);
  return createElement(Fragment, null, ...rendered);
}

/** Returns the number of nodes at the start of a text that are its title, first paragraph and buttons. */
function leadLength(nodes: readonly ContentNode[]): number {
  const title = nodes[0]?.[0] === "h1" ? 1 : 0;
  if (nodes[title]?.[0] !== "p") return title;
  const props = nodes[title + 1]?.[1];
  return title + (typeof props === "object" && props.className === "actions" ? 2 : 1);
}

function renderNode(node: ContentNode, components: ContentComponents): ReactNode {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  const inner = children.map((child) => renderNode(child, components));
  const component = components[type];
  // A component of a page with code, which is known only on that page.
  if (!component && /^[A-Z]/.test(type)) return createElement(Fragment, null, ...inner);
  return createElement(component ?? type, props || null, ...inner);
}

/**
 * Fields of a content page for its text, its table of contents and its head.
 *
 * @public
 */
export const contentPageParts = graphql`
  fragment ContentPageParts on ContentPage {
    title
    description
    keywords
    image {
      permalink
    }
    imageUrl
    permalink
    hasOwnTitle
    hideTableOfContents
    tocMinHeadingLevel
    tocMaxHeadingLevel
    unlisted
    headings {
      depth
      text
      id
    }
    operations {
      kind
      method
      pathTemplate
      title
      permalink
      deprecated
    }
    body {
      tree
      moduleLinks
      images {
        src
        svg
        narrowSvg
        picture
      }
    }
  }
`;

/**
 * In develop, loads a page again when its content has become a module, as after the repair of one: the open
 * page has the template without it, or with the module from before.
 */
function useReloadInDevelop(isModule: boolean): void {
  const wasData = useRef(false);
  useEffect(() => {
    if (isModule && wasData.current) window.location.reload();
    wasData.current = !isModule;
  }, [isModule]);
}
