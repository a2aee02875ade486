import type { ReactNode } from "react";
import useIsBrowser from "./use-is-browser";

interface BrowserOnlyProps {
  children?: () => ReactNode;
  fallback?: ReactNode;
}

/** `@docusaurus/BrowserOnly`: what cannot be drawn when the site is built. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
