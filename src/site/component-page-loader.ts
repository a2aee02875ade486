import type { LoaderContext } from "webpack";

/** Makes the template of component pages import the page that its query names. */
export default function importPage(this: LoaderContext<object>, source: string): string {
  const file = new URLSearchParams(this.resourceQuery).get("__contentFilePath") ?? "";
  return source.replace('"page-of-the-site"', JSON.stringify(file));
}
