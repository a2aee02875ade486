import { LOADER_SCRIPT } from "./loader-script";

const SCRIPT_TAG = /<script src="([^"]+)"[^>]*><\/script>/g;

/**
 * Takes the scripts of the application out of a page and leaves a small loader in their place,
 * which brings them in at the first sign that the reader wants more than to read.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(SCRIPT_TAG)].map((match) => match[1] ?? "");
  if (sources.length === 0) return html;
  const loader = `<script>${LOADER_SCRIPT.replace("__SOURCES__", JSON.stringify(sources))}</script>`;
  return html
    .replace(/<link as="script" rel="preload"[^>]*>/g, "")
    .replace(SCRIPT_TAG, "")
    .replace("</body>", `${loader}</body>`);
}
