import { firstPermalink } from "../../lib/navigation";
import type { NavItem } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";

/** What a category holds, as cards. */
export function CategoryCards({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="cards">
      {items.map((item) => (
        <li key={item.label}>
          <SiteLink className="card" href={targetOf(item)}>
            <span className="card-title">{item.label}</span>
            <span className="card-text">{textOf(item)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function targetOf(item: NavItem): string {
  return (
    item.permalink ?? (item.type === "category" ? firstPermalink(item.items) : undefined) ?? "/"
  );
}

function textOf(item: NavItem): string {
  if (item.description) return item.description;
  if (item.type === "link") return "";
  return `${item.items.length} ${item.items.length === 1 ? "page" : "pages"}`;
}
