import type { YamlPath } from "../yaml/place-of-key";

/** Declared sidebars with everything short spelled out, and where each part of them was written. */
export interface ExpandedSidebars {
  data: unknown;
  /** Path in what the writer wrote of a path in `data`. */
  sourcePath: (path: YamlPath) => YamlPath;
}

type Places = Map<object, YamlPath>;

/**
 * Spells out what may be written short: `introduction` is a doc, and `{Guides: [a, b], More: [c]}`
 * are two categories, in a list or in place of one. What is neither stays as it is, for the schema to
 * refuse.
 */
export function expandSidebars(declared: unknown): ExpandedSidebars {
  const places: Places = new Map();
  const data = isRecord(declared)
    ? Object.fromEntries(
        Object.entries(declared).map(([name, list]) => [name, expandList(list, [name], places)]),
      )
    : declared;
  return { data, sourcePath: (path) => sourcePath(path, data, places) };
}

function expandList(list: unknown, path: YamlPath, places: Places): unknown {
  if (isShort(list)) return placed(expandItem(list, path, places), path, places);
  if (!Array.isArray(list)) return list;
  const items = list.flatMap((item, index) => expandItem(item, [...path, index], places));
  return placed(items, path, places);
}

function expandItem(item: unknown, path: YamlPath, places: Places): unknown[] {
  if (typeof item === "string") return [placed({ type: "doc", id: item }, path, places)];
  if (isShort(item)) {
    return Object.entries(item).map(([label, list]) => {
      const here = [...path, label];
      const items = expandList(list, here, places);
      return placed({ type: "category", label, items }, here, places);
    });
  }
  if (!isRecord(item)) return [item];
  const items =
    "items" in item ? { items: expandList(item.items, [...path, "items"], places) } : {};
  return [placed({ ...item, ...items }, path, places)];
}

/** Whether categories are written as labels with what is in them. */
function isShort(item: unknown): item is Record<string, unknown> {
  return (
    isRecord(item) &&
    !("type" in item) &&
    Object.keys(item).length > 0 &&
    Object.values(item).every((list) => typeof list === "object" && list !== null)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function placed<Part extends object>(part: Part, path: YamlPath, places: Places): Part {
  places.set(part, path);
  return part;
}

function sourcePath(path: YamlPath, data: unknown, places: Places): YamlPath {
  let part = data;
  let found = path;
  for (const [depth, key] of path.entries()) {
    if (typeof part !== "object" || part === null) break;
    part = Reflect.get(part, key);
    const place = typeof part === "object" && part !== null ? places.get(part) : undefined;
    if (place) found = [...place, ...path.slice(depth + 1)];
  }
  return found;
}
