import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import type { ComponentType } from "react";
import { ErrorBoundary } from "../components/layout/error-boundary";
import { Layout } from "../components/layout/layout";
import { isDecodable } from "./navigation/malformed-hash";
import { VersionedLayout } from "../components/versions/versioned-layout";
import type { VersionedLayoutProps } from "../components/versions/versioned-layout";
import type { VersionedPage } from "../lib/versions";

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
  const path = isDecodable(props.path) ? decodeURI(props.path) : props.path;
  return (
    <ErrorBoundary>
      <Frame current={path} sidebar={sidebar} version={version} versions={versions}>
        <ErrorBoundary key={path}>{element}</ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
};
