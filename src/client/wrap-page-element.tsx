import type { GatsbyBrowser, GatsbySSR, PageProps } from "gatsby";
import type { ComponentType } from "react";
import { ErrorBoundary } from "../components/layout/error-boundary";
import { Layout } from "../components/layout/layout";
import { IsWholePage } from "../components/layout/page-main";
import type { VersionedLayoutProps } from "../components/versions/versioned-layout";
import { VersionedLayout } from "../components/versions/versioned-layout";
import { toPermalink } from "../lib/addresses";
import { isDecodable } from "../lib/dom";
import type { VersionedPage } from "../lib/navigation";

/** The part of a page's context that the layout uses. */
interface FrameContext {
  sidebar?: string | null;
  version?: string | null;
  versions?: VersionedPage[];
  isWholePage?: boolean;
}

/**
 * Decided at compile time, so that sites with one version do not load the code for choosing one.
 */
const Frame: ComponentType<VersionedLayoutProps> =
  process.env.DOCS_VERSIONED === "true" ? VersionedLayout : Layout;

/** Decided at compile time as well. */
const HAS_COMPONENT_PAGES = process.env.COMPONENT_PAGES === "true";

/**
 * Wraps every page in the layout, on the server and in the browser. The layout is not part of the
 * page, so it stays mounted across navigation. A crashing page leaves the layout in place. The
 * outer boundary catches crashes of the layout itself.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]
> = ({ element, props }) => {
  const context = props.pageContext as FrameContext;
  const { sidebar = null, version = null, versions = [] } = context;
  const address = pathOf(props);
  const path = isDecodable(address) ? decodeURI(address) : address;
  const page = (
    <ErrorBoundary isOutermost>
      <Frame current={path} sidebar={sidebar} version={version} versions={versions}>
        <ErrorBoundary key={path}>{element}</ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
  if (!HAS_COMPONENT_PAGES) return page;
  return <IsWholePage.Provider value={context.isWholePage ?? false}>{page}</IsWholePage.Provider>;
};

/**
 * Returns the address of the page. While Gatsby renders HTML, all pages share one route whose path
 * is a pattern, so the address is taken from the location, without the path prefix.
 */
function pathOf({ path, location }: PageProps): string {
  if (process.env.BUILD_STAGE !== "build-html") return path;
  return toPermalink(location.pathname);
}
