import type { NavCategory, NavOperationGroup } from "./types";

/** The operations of a tag as a category of a sidebar. */
export function operationCategory(group: NavOperationGroup): NavCategory {
  return {
    type: "category",
    label: group.label,
    ...(group.permalink ? { permalink: group.permalink } : {}),
    ...(group.description ? { description: group.description } : {}),
    collapsed: false,
    collapsible: true,
    items: group.operations.map((operation) => ({
      type: "link",
      label: operation.title,
      permalink: operation.permalink,
      method: operation.method,
      description: operation.description,
      ...(operation.deprecated ? { deprecated: true } : {}),
    })),
  };
}
