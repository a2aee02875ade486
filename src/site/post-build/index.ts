import type { GatsbyNode } from "gatsby";
import { filesBelow } from "../files";
import { readBrand } from "../social/mark";
import { writeSocialCards } from "../social/write-cards";
import { ALL_OUTPUT_FILES } from "./all-output-files";
import { flattenPages } from "./flatten-pages";
import type { OutputContext, OutputFiles } from "./output-files";
import { readOutputContext } from "./output-files";
import { removeBuildFiles, removeStaleFiles } from "./remove-stale-files";

/** The files being written while Gatsby renders HTML. */
let whileRendering: Promise<void> | undefined;

/**
 * Writes files while Gatsby's workers render HTML, because this process only waits for them. Gatsby has no
 * hook for that moment, but sets this status just before it.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ graphql, emitter }) => {
  emitter.on("SET_PROGRAM_STATUS", ({ payload }: { payload: string }) => {
    if (payload !== "BOOTSTRAP_QUERY_RUNNING_FINISHED") return;
    whileRendering = readOutputContext(graphql).then((context) => writeAll(context, isOwn));
    // `onPostBuild` waits for the files and fails with them.
    whileRendering.catch(() => undefined);
  });
};

/** Finishes `public/` after Gatsby and its plugins have written it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const context = await readOutputContext(graphql);
  const { publicDir, site } = context;
  const { title, tagline, logo, siteUrl, pages: paths } = site;

  const rendered = new Map<string, string>();
  const staticFiles = new Set(filesBelow(context.staticDir));
  const pageCount = await flattenPages(publicDir, paths, staticFiles, (pagePath, html) => {
    // Copied, because a slice of a string would keep the HTML of every page in memory.
    const head = Buffer.from(html.slice(0, html.indexOf("</head>") + "</head>".length));
    rendered.set(pagePath, head.toString());
  });
  reporter.log(`${pageCount} pages written for ${siteUrl}`);

  const brand = await readBrand(publicDir, title, logo);
  const pages = { paths, rendered, siteUrl, brand, tagline };
  const { drawn, kept } = await writeSocialCards(publicDir, pages);
  reporter.log(`${drawn} social cards drawn, ${kept} kept`);

  await (whileRendering ?? writeAll(context, isOwn));
  await writeAll(context, (files) => !isOwn(files));
  await removeStaleFiles(publicDir, performance.timeOrigin);
  await removeBuildFiles(publicDir);
};

function isOwn({ needsPlugins }: OutputFiles): boolean {
  return !needsPlugins;
}

/** Writes the files of one kind one after the other, since some read those before. */
async function writeAll(
  context: OutputContext,
  isIncluded: (files: OutputFiles) => boolean,
): Promise<void> {
  for (const files of ALL_OUTPUT_FILES.filter(isIncluded)) await files.write(context);
}
