import { useId } from "react";
import { AREAS, KINDS } from "../../lib/search/entry";
import type { SearchEntry } from "../../lib/search/entry";
import type { HitGroup } from "../../lib/search/group-hits";
import { markMatches } from "../../lib/search/mark-matches";
import { SiteLink } from "../ui/site-link";

interface ResultGroupProps {
  group: HitGroup;
  matched: ReadonlySet<string>;
  activeId: string | undefined;
  onFollow: () => void;
}

/** The hits of one page under the path to it in words. */
export function ResultGroup({ group, matched, activeId, onFollow }: ResultGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped in a list box, not in a form.
    <div role="group" aria-labelledby={id} className="search-group">
      <p id={id} className="search-path" role="presentation">
        {pathOf(group)}
      </p>
      {group.hits.map((hit) => (
        <Hit key={hit.url} hit={hit} matched={matched} activeId={activeId} onFollow={onFollow} />
      ))}
    </div>
  );
}

/** `API › External API › Open and read chats`; the title is left out where it is the hit itself. */
function pathOf({ area, trail, pageTitle, hits, page }: HitGroup): string {
  const isOnlyPage = hits.length === 1 && hits[0]?.url === page;
  const steps = [AREAS[area], ...trail.split(" › "), isOnlyPage ? "" : pageTitle];
  return steps.filter((step, index) => step !== "" && steps.indexOf(step) === index).join(" › ");
}

interface HitProps {
  hit: SearchEntry;
  matched: ReadonlySet<string>;
  activeId: string | undefined;
  onFollow: () => void;
}

function Hit({ hit, matched, activeId, onFollow }: HitProps) {
  const id = useId();
  const kind = hit.kind === "" ? "" : KINDS[hit.kind];
  return (
    <SiteLink
      id={id}
      href={hit.url}
      role="option"
      tabIndex={-1}
      aria-selected={id === activeId}
      className={hit.url === hit.page ? "search-hit" : "search-hit search-part"}
      onClick={onFollow}
    >
      <span className="search-title">
        <Marked text={hit.title} matched={matched} />
      </span>
      {hit.note || kind ? (
        <span className="search-kind">
          {kind} {hit.note ? <Note hit={hit} matched={matched} /> : null}
        </span>
      ) : null}
    </SiteLink>
  );
}

/** A path is searched, the type of a field is not. */
function Note({ hit, matched }: Pick<HitProps, "hit" | "matched">) {
  return <code>{hit.kind === "o" ? <Marked text={hit.note} matched={matched} /> : hit.note}</code>;
}

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  const pieces = markMatches(text, matched).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity.
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
  return <>{pieces}</>;
}
