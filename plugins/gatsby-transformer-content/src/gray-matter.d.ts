/** The part of gray-matter's engines that this plugin replaces; the package has no types for it. */
declare module "gray-matter/lib/engines" {
  const engines: { yaml: { parse: (source: string) => object } };
  export default engines;
}
