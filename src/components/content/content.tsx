import { MDXProvider } from "@mdx-js/react";
import type { ReactNode } from "react";
import { asContentTree } from "../../lib/content-tree";
import { contentComponents } from "./content-components";
import { ContentImages } from "./content-images";
import type { LocalImage } from "./content-images";
import { ModuleLink, ModuleLinks } from "./module-link";
import type { LinkPropsByUrl } from "./module-link";
import { renderContent } from "./render-content";

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
