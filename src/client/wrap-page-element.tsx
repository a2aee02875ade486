import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import { ErrorBoundary } from "../components/layout/error-boundary";
import { Layout } from "../components/layout/layout";
import { isDecodable } from "./navigation/malformed-hash";

/** What the frame reads of any page's context. */
interface FrameContext {
  sidebar?: string | null;
}

/**
 * Puts the frame around every page. Server and browser use the same one, so what React finds is what
 * it would have made; and the frame is not part of the page, so it outlives it. A page that crashes
 * leaves the frame standing; the outer boundary is for a frame that crashes itself.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]
> = ({ element, props }) => {
  const { sidebar = null } = props.pageContext as FrameContext;
  const path = isDecodable(props.path) ? decodeURI(props.path) : props.path;
  return (
    <ErrorBoundary>
      <Layout current={path} sidebar={sidebar}>
        <ErrorBoundary key={path}>{element}</ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
};
