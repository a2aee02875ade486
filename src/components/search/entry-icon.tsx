import type { SearchEntry } from "../../lib/search/entry";

const PAGE = "M5 3h6l4 4v10H5zM11 3v4h4M8 10h4M8 13h4";
const BOOK = "M10 6L3 4v11l7 2 7-2V4zv11";
const POST = "M4 16l1-4 8-8 3 3-8 8zM11 6l3 3";
const CODE = "M7 6l-4 4 4 4M13 6l4 4-4 4";
const SECTION = "M8 4L7 16M13 4l-1 12M4 8h12M4 12h12";
const BRACES = "M8 4H6v4l-2 2 2 2v4h2M12 4h2v4l2 2-2 2v4h-2";
const WARNING = "M10 3l7 13H3zM10 8v4M10 14v.1";
const TAG = "M3 4h6l8 7-6 6-8-7zM6 7v.1";
const PERSON = "M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c0-6 12-6 12 0";
const FOLDER = "M3 5h5l2 2h7v9H3z";
const CLOCK = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4l3 2";

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
