import type { ReactNode } from "react";
import { Details, ErrorBoundaryErrorMessageFallback } from "./components";
import { elementsOf, Head } from "./head";
import { useHead } from "./recorded-head";

export { useColorMode, usePluralForm, useThemeConfig, useWindowSize } from "./hooks";
export { Details, ErrorBoundaryErrorMessageFallback, Head };

interface PageMetadataProps {
  title?: string;
  description?: string;
  children?: ReactNode;
}

/** `PageMetadata` of `@docusaurus/theme-common`. */
export function PageMetadata({ title, description, children }: PageMetadataProps): null {
  useHead({ title, description, elements: elementsOf(children) });
  return null;
}

interface LayoutProps extends PageMetadataProps {
  wrapperClassName?: string;
}

/** `@theme/Layout`: the page without navbar and footer, which every page has. */
export function Layout({ title, description, wrapperClassName, children }: LayoutProps) {
  useHead({ title, description });
  return wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children;
}

/** `HtmlClassNameProvider` of `@docusaurus/theme-common`: only the content, since the class names are of its theme. */
export function HtmlClassNameProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
