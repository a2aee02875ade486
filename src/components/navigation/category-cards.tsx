import { firstPermalink, isVisible } from "../../lib/navigation";
import type { NavCategory, NavItem, NavLink } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";

/** What a category holds, as cards. What is unlisted, or leads nowhere, has none. */
export function CategoryCards({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="cards">
      {items.map((item) => {
        const target = item.type === "html" ? undefined : targetOf(item);
        return target === undefined || item.type === "html" ? null : (
          <li key={item.label + target}>
            <SiteLink className="card" href={target}>
              <span className="card-title">{item.label}</span>
              <span className="card-text">{textOf(item)}</span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

function targetOf(item: NavLink | NavCategory): string | undefined {
  if (!isVisible(item, "")) return undefined;
  const own = item.unlisted ? undefined : item.permalink;
  return own ?? (item.type === "category" ? firstPermalink(item.items) : undefined);
}

function textOf(item: NavLink | NavCategory): string {
  if (item.description) return item.description;
  if (item.type === "link") return "";
  const count = item.items.filter((inner) => inner.type !== "html" && isVisible(inner, "")).length;
  return `${count} ${count === 1 ? "page" : "pages"}`;
}
