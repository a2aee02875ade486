import { useLocation } from "@gatsbyjs/reach-router";
import type { ReactElement, ReactNode } from "react";
import { Children, isValidElement, useEffect, useId } from "react";
import { toPermalink } from "../lib/addresses";
import { Details } from "./components";

export { useColorMode, usePluralForm, useThemeConfig, useWindowSize } from "./hooks";
export { Details };

/** What the components of a page add to its head. */
export interface RecordedHead {
  title?: string | undefined;
  description?: string | undefined;
  /** Other elements, in the order of the components. */
  elements?: readonly ReactElement[];
}

/**
 * By address of the page, and by the component that adds it. Gatsby renders the head after the page, as a
 * tree of its own, so no context of React connects the two.
 */
const RECORDED = new Map<string, Map<string, RecordedHead>>();

/** Returns what the components of a page have added to its head. */
export function recordedHead(permalink: string): RecordedHead {
  const all = [...(RECORDED.get(permalink)?.values() ?? [])];
  return {
    title: all.findLast(({ title }) => title !== undefined)?.title,
    description: all.findLast(({ description }) => description !== undefined)?.description,
    elements: all.flatMap(({ elements = [] }) => elements),
  };
}

function useHead(added: RecordedHead): void {
  const permalink = toPermalink(useLocation().pathname) || "/";
  const id = useId();
  const parts = RECORDED.get(permalink) ?? new Map<string, RecordedHead>();
  RECORDED.set(permalink, parts.set(id, added));
  useEffect(() => () => void RECORDED.get(permalink)?.delete(id), [permalink, id]);
}

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
