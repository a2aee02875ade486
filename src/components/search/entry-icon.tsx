import type { SearchEntry } from "../../lib/search/entry";

const PAGE = "M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13h5";
const BOOK =
  "M10 5.5C8 4 5.5 3.8 3 4v11.5c2.5-.2 5 0 7 1.5 2-1.5 4.5-1.7 7-1.5V4c-2.5-.2-5 0-7 1.5zM10 5.5V17";
const POST = "M4 16l1-4 8.5-8.5 3 3L8 15zM11.5 5.5l3 3";
const CODE = "M7 6l-4 4 4 4M13 6l4 4-4 4";
const SECTION = "M8 4L6.5 16M13.5 4L12 16M4.5 8H16M4 12h11.5";
const BRACES =
  "M8 3.5c-3 0-1.5 3-2 5-.2 1-.9 1.5-2 1.5 1.1 0 1.8.5 2 1.5.5 2-1 5 2 5M12 3.5c3 0 1.5 3 2 5 .2 1 .9 1.5 2 1.5-1.1 0-1.8.5-2 1.5-.5 2 1 5-2 5";
const WARNING = "M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1";
const TAG = "M3 3.5h6.5l7.5 7.5-6 6-7.5-7.5zM6.5 6.8v.1";
const PERSON = "M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM4 17c.5-3.5 2.8-5 6-5s5.5 1.5 6 5";
const FOLDER = "M2.5 5h5l2 2h8v9.5h-15z";
const CLOCK = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4.2l2.8 1.8";

const KINDS = {
  o: CODE,
  p: BRACES,
  f: BRACES,
  s: BRACES,
  e: WARNING,
  t: TAG,
  w: PERSON,
  c: FOLDER,
} as const;
const AREAS = { d: PAGE, a: PAGE, g: BOOK, b: POST } as const;

/** The icon of a page or part by its kind, or that of an earlier search. */
export function EntryIcon({ entry }: { entry?: SearchEntry }) {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={entry ? pathOf(entry) : CLOCK} />
    </svg>
  );
}

function pathOf(entry: SearchEntry): string {
  if (entry.kind !== "") return KINDS[entry.kind];
  return entry.page === entry ? AREAS[entry.page.area] : SECTION;
}
