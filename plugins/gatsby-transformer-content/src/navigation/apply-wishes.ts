import { didYouMean } from "../../../../packages/problems";
import type { Trail, TrailLink } from "./find-trail";
import { paginationLabel } from "./nav-items";
import type { NavDoc, NavProblem } from "./types";

/** What there is to choose from. */
interface Choice {
  /** The page's place by the sidebars alone, if one shows it. */
  found: Trail | undefined;
  /** Places of pages by address, in each sidebar. */
  bySidebar: ReadonlyMap<string, ReadonlyMap<string, Trail>>;
  docs: readonly NavDoc[];
  /** Takes the names that do not exist. */
  problems: NavProblem[];
}

const NOWHERE: Trail = {
  sidebar: null,
  label: null,
  breadcrumbs: [],
  previous: null,
  next: null,
};

/**
 * A page's place after its front matter had its say: `displayed_sidebar`, `pagination_prev` and
 * `pagination_next`. `undefined` for a page that neither has a place nor wants one.
 */
export function applyWishes(doc: NavDoc, choice: Choice): Trail | undefined {
  const trail = displayedTrail(doc, choice);
  const previous = neighbor(doc, "pagination_prev", choice);
  const next = neighbor(doc, "pagination_next", choice);
  if (previous === undefined && next === undefined) return trail;
  return {
    ...(trail ?? NOWHERE),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

function displayedTrail(doc: NavDoc, { found, bySidebar, problems }: Choice): Trail | undefined {
  const name = doc.displayedSidebar;
  if (name === undefined) return found;
  if (name === null) return NOWHERE;
  const places = bySidebar.get(name);
  if (places) return places.get(doc.permalink) ?? { ...NOWHERE, sidebar: name };
  problems.push(unknownName(doc, "displayed_sidebar", "sidebar", name, bySidebar.keys()));
  return found;
}

/** `undefined` where the page leaves its neighbor to the sidebar, `null` where it wants none. */
function neighbor(
  doc: NavDoc,
  key: "pagination_prev" | "pagination_next",
  { docs, problems }: Choice,
): TrailLink | null | undefined {
  const id = key === "pagination_prev" ? doc.paginationPrev : doc.paginationNext;
  if (id === undefined || id === null) return id;
  const other = docs.find(({ docId }) => docId === id);
  if (other) return { label: paginationLabel(other), permalink: other.permalink };
  const known = docs.map(({ docId }) => docId);
  problems.push(unknownName(doc, key, "page", id, known));
  return undefined;
}

function unknownName(
  { file }: NavDoc,
  key: string,
  noun: "page" | "sidebar",
  value: string,
  known: Iterable<string>,
): NavProblem {
  return {
    code: `front-matter/unknown-${noun}`,
    severity: "error",
    file,
    path: [key],
    message: `"${key}" names a ${noun} that does not exist.`,
    value,
    hint: didYouMean(value, known),
  };
}
