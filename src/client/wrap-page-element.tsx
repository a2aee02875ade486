import { withPrefix } from "gatsby";
import type { GatsbyBrowser, GatsbySSR, PageProps } from "gatsby";
import type { ComponentType } from "react";
import { ErrorBoundary } from "../components/layout/error-boundary";
import { Layout } from "../components/layout/layout";
import { VersionedLayout } from "../components/versions/versioned-layout";
import type { VersionedLayoutProps } from "../components/versions/versioned-layout";
import type { VersionedPage } from "../lib/navigation";
import { isDecodable } from "./navigation";

/** What the frame reads of any page's context. */
interface FrameContext {
  sidebar?: string | null;
  version?: string | null;
  versions?: VersionedPage[];
}

/** Known when the code is compiled: one version alone needs no code for choosing. */
const Frame: ComponentType<VersionedLayoutProps> =
  process.env.DOCS_VERSIONED === "true" ? VersionedLayout : Layout;

/**
 * Puts the frame around every page. Server and browser use the same one, so what React finds is what
 * it would have made; and the frame is not part of the page, so it outlives it. A page that crashes
 * leaves the frame standing; the outer boundary is for a frame that crashes itself.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]
> = ({ element, props }) => {
  const { sidebar = null, version = null, versions = [] } = props.pageContext as FrameContext;
  const address = pathOf(props);
  const path = isDecodable(address) ? decodeURI(address) : address;
  return (
    <ErrorBoundary>
      <Frame current={path} sidebar={sidebar} version={version} versions={versions}>
        <ErrorBoundary key={path}>{element}</ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
};

/**
 * Address of the page. Where Gatsby writes HTML, all pages are behind one route, whose path is a
 * pattern; the address is then in the location, behind the prefix of the site.
 */
function pathOf({ path, location }: PageProps): string {
  if (process.env.BUILD_STAGE !== "build-html") return path;
  return location.pathname.slice(withPrefix("/").length - 1);
}
