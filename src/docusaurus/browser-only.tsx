import type { ReactNode } from "react";
import useIsBrowser from "./use-is-browser";

interface BrowserOnlyProps {
  children?: () => ReactNode;
  fallback?: ReactNode;
}

/** `@docusaurus/BrowserOnly`: content that can be rendered in the browser only. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
