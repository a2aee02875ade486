import { useLocation } from "@gatsbyjs/reach-router";
import type { ReactElement } from "react";
import { useEffect, useId } from "react";
import { toPermalink } from "../lib/addresses";

/** What the components of a page add to its head. */
interface RecordedHead {
  title?: string | undefined;
  /** True if nothing follows the title. */
  isWholeTitle?: boolean;
  description?: string | undefined;
  /** Address of the page that this one repeats. */
  canonical?: string | undefined;
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
  const { title, isWholeTitle } = all.findLast((head) => head.title !== undefined) ?? {};
  return {
    title,
    isWholeTitle,
    description: all.findLast(({ description }) => description !== undefined)?.description,
    canonical: all.findLast(({ canonical }) => canonical !== undefined)?.canonical,
    elements: all.flatMap(({ elements = [] }) => elements),
  };
}

/** Records what a component adds to the head of its page, until it is removed. */
export function useHead(added: RecordedHead): void {
  const permalink = toPermalink(useLocation().pathname) || "/";
  const id = useId();
  const parts = RECORDED.get(permalink) ?? new Map<string, RecordedHead>();
  RECORDED.set(permalink, parts.set(id, added));
  useEffect(() => () => void RECORDED.get(permalink)?.delete(id), [permalink, id]);
}
