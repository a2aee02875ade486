const STYLES = /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>/g;
const NO_SCRIPT_STYLES = /<noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/style><\/noscript>/g;
const SCRIPT =
  /<script type="module">const e="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;

/**
 * Takes out what gatsby-plugin-image puts into every page for the fading in of GatsbyImage, which no
 * page uses: pictures are plain `picture` elements here.
 */
export function dropImageRuntime(html: string): string {
  return html.replace(NO_SCRIPT_STYLES, "").replace(STYLES, "").replace(SCRIPT, "");
}
