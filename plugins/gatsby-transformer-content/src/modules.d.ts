/** The package has no types. */
declare module "lodash/kebabCase" {
  export default function kebabCase(text: string): string;
}

/** The part of gray-matter that this plugin replaces. The package has no types for it. */
declare module "gray-matter/lib/engines" {
  const engines: { yaml: { parse: (source: string) => object } };
  export default engines;
}
