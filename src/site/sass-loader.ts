import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { LoaderContext } from "webpack";

/** The part of `sass` that is used. */
interface Sass {
  compileString: (
    source: string,
    options: { url: URL; syntax: "scss" | "indented" },
  ) => { css: string; loadedUrls: URL[] };
}

/** Compiles a style sheet with the `sass` that the site has installed. */
export default function compile(this: LoaderContext<{ sass: string }>, source: string): string {
  const { sass } = this.getOptions();
  const { compileString } = createRequire(sass)(sass) as Sass;
  const { css, loadedUrls } = compileString(source, {
    url: pathToFileURL(this.resourcePath),
    syntax: this.resourcePath.endsWith(".sass") ? "indented" : "scss",
  });
  for (const url of loadedUrls)
    if (url.protocol === "file:") this.addDependency(fileURLToPath(url));
  return css;
}
