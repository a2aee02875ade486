/** The part of lodash that this plugin uses; the package has no types of its own. */
declare module "lodash/kebabCase" {
  export default function kebabCase(text: string): string;
}

/** The part of gray-matter's engines that this plugin replaces; the package has no types for it. */
declare module "gray-matter/lib/engines" {
  const engines: { yaml: { parse: (source: string) => object } };
  export default engines;
}
