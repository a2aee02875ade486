import type { ReactElement, ReactNode } from "react";
import { Children, isValidElement } from "react";
import { useHead } from "./recorded-head";

/** `@docusaurus/Head`: elements for the head of the page. */
export function Head({ children }: { children?: ReactNode }): null {
  const elements = elementsOf(children);
  const title = elements.find(({ type }) => type === "title")?.props.children;
  const description = elements.find(({ props }) => props.name === "description")?.props.content;
  const canonical = elements.find(({ props }) => props.rel === "canonical")?.props.href;
  useHead({
    canonical: canonical as string | undefined,
    title: title === undefined ? undefined : Children.toArray(title as ReactNode).join(""),
    isWholeTitle: true,
    description: description as string | undefined,
    elements: elements.filter((element) => !isWrittenAnyway(element)),
  });
  return null;
}

type HeadElement = ReactElement<Record<string, unknown>>;

/** Returns the elements among children. */
export function elementsOf(children: ReactNode): HeadElement[] {
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
