type ClassValue =
  | ClassValue[]
  | Record<string, unknown>
  | string
  | number
  | boolean
  | null
  | undefined;

/** `clsx`, which Docusaurus brings along, and which most components of its sites import. */
export default function clsx(...values: ClassValue[]): string {
  return values.map(toWords).filter(Boolean).join(" ");
}

function toWords(value: ClassValue): string {
  if (!value || value === true) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return clsx(...value);
  return Object.keys(value)
    .filter((name) => value[name])
    .join(" ");
}

export { clsx };
