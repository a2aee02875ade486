import type { PagerContext } from "../../site/create-pages/page-plan";
import { Pager } from "../navigation/pager";

/** Links to the neighboring pages of a list of posts. */
export function ListPager({ newer, older }: Pick<PagerContext, "newer" | "older">) {
  return (
    <Pager
      label="Blog list page navigation"
      previous={newer === null ? null : { label: "Newer entries", permalink: newer }}
      next={older === null ? null : { label: "Older entries", permalink: older }}
      previousWord="←"
      nextWord="→"
    />
  );
}

/** `Title`, and `Title, page 2` from the second page on, so that no two pages share a title. */
export function pagedTitle(
  title: string,
  { pageNumber }: Pick<PagerContext, "pageNumber">,
): string {
  return pageNumber === 1 ? title : `${title}, page ${pageNumber}`;
}
