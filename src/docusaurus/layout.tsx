import type { ReactElement, ReactNode } from "react";
import { Children, isValidElement } from "react";
import { Details, ErrorBoundaryErrorMessageFallback } from "./components";
import { useHead } from "./recorded-head";

export { useColorMode, usePluralForm, useThemeConfig, useWindowSize } from "./hooks";
export { Details, ErrorBoundaryErrorMessageFallback };

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

/** `@docusaurus/Head`: elements for the head of the page. */
export function Head({ children }: { children?: ReactNode }): null {
  const elements = elementsOf(children);
  const title = elements.find(({ type }) => type === "title")?.props.children;
  const description = elements.find(({ props }) => props.name === "description")?.props.content;
  useHead({
    title: title === undefined ? undefined : Children.toArray(title as ReactNode).join(""),
    isWholeTitle: true,
    description: description as string | undefined,
    elements: elements.filter((element) => !isWrittenAnyway(element)),
  });
  return null;
}

/** `HtmlClassNameProvider` of `@docusaurus/theme-common`: only the content, since the class names are of its theme. */
export function HtmlClassNameProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

type HeadElement = ReactElement<Record<string, unknown>>;

function elementsOf(children: ReactNode): HeadElement[] {
  return Children.toArray(children).filter((child): child is HeadElement => isValidElement(child));
}

/** The site writes these elements for every page. */
function isWrittenAnyway({ type, props }: HeadElement): boolean {
  const { name = "", property = "", rel = "" } = props;
  return (
    type === "title" ||
    (type === "meta" && /^(?:description|robots|twitter:|og:)/.test(`${name}${property}`)) ||
    (type === "link" && rel === "canonical")
  );
}
