import path from "node:path";
import type { z } from "zod";
import { withoutSlash } from "../../../../packages/addresses";
import type { TextProblem } from "../../../../packages/problems";
import { withoutTitle } from "../content/compile";
import { createCompiler } from "../content/compile-in-threads";
import { compileOptionsOf } from "../content/compile-options";
import { errorContent } from "../content/error-content";
import type { DeclaredFormat } from "../content/source/read-source";
import { detectDialect } from "../content/source/read-source";
import type { CompiledContent, Json } from "../content/types";
import { contentFormat, KNOWN_KEYS } from "../front-matter/schemas";
import { splitFrontMatter } from "../front-matter/split-front-matter";
import { findUnknownKeys, validate } from "../front-matter/validate";
import { basePathsOf } from "../links/file-links";
import type { NodeFields } from "../nodes";
import { NODE_TYPES } from "../nodes";
import type { ContentPluginOptions } from "../plugin-options";
import type { SourceFile } from "../source-file";
import type { Collection } from "./collection";
import { contentBodyFields } from "./collection";

/** All pages share one queue, so that threads start when many are waiting. */
const compileShared = createCompiler();

/** Errors in one element, which leave the rest of the page as it is. */
const LOCAL_ERRORS: readonly string[] = [
  "content/cards",
  "content/duplicate-id",
  "content/file-tree",
  "content/missing-prop",
  "content/steps",
  "content/tabs",
  "content/unknown-prop",
  "content/unknown-tone",
];

/**
 * Creates the nodes of a content file: page, body and a problem node for each mistake. A file with
 * errors gets no page, unless they leave the rest of it as it is: then its links are checked, too. Develop shows
 * the errors in its place.
 *
 * @param path path of the file below the collection's folder
 */
export async function createPageNodes<Schema extends z.ZodType>(
  collection: Collection<Schema>,
  { file, source, factory, options, path: relativePath }: SourceFile & { path: string },
): Promise<void> {
  const { data, positionOf, body, problems: syntax } = splitFrontMatter(source);
  const { schema } = collection;
  const checked = validate({ schema, data, positionOf, subject: "front-matter" });
  const { compile = compileShared } = options;
  const compiled = await compile(body, detectDialect(body, file.extension, formatIn(data)), {
    path: file.absolutePath,
    contentRoot: options.contentRoot,
    docusaurusModules: options.docusaurusModules,
    ...compileOptionsOf(options),
    frontMatter: data as Record<string, Json>,
  });
  const hasOtherTitle = collection.kind === "post" && data.title !== undefined;
  const content = hasOtherTitle ? withoutTitle(compiled) : compiled;
  // Even if the page has errors: it is created again when one of the files changes or appears.
  for (const includes of content.inclusions) {
    await factory.create(NODE_TYPES.inclusion, includes, { page: file.absolutePath, includes });
  }
  const problems = [
    ...(source.trim() === "" ? [emptyFile()] : []),
    ...syntax,
    ...checked.problems,
    ...findUnknownKeys(data, KNOWN_KEYS[collection.kind], positionOf),
    ...content.problems,
  ];
  const written = checked.value && {
    frontMatter: checked.value,
    content,
    source: body,
    relativePath,
    directory: path.dirname(file.absolutePath),
    positionOf,
    options,
  };
  const misplaced = written ? (collection.findProblems?.(written) ?? []) : [];
  await factory.report([...problems, ...misplaced]);
  const shown = contentToShow(content, factory.file, problems);
  if (!written || !shown || misplaced.some(isError)) return;

  const input = { ...written, content: shown };
  const fields = collection.toFields(input);
  const basePaths = {
    ...basePathsOf(file.absolutePath, file.relativePath),
    siteBase: withoutSlash(options.basePath ?? ""),
    ...(isBase(fields, data.slug, options) ? { folderAddress: String(fields.permalink) } : {}),
  };
  const bodyId = await factory.create("ContentBody", "body", {
    ...contentBodyFields(shown, file.absolutePath, basePaths),
    pagePermalink: fields.permalink,
  });
  await factory.create(collection.type, "page", { ...fields, file: factory.file, bodyId });
  for (const [type, key, fields] of collection.extraNodes?.(input) ?? []) {
    await factory.create(type, key, fields);
  }
}

/** Returns the content of a page, or in develop what is wrong with it; nothing in a build, which stops. */
function contentToShow(
  content: CompiledContent,
  file: string,
  problems: readonly TextProblem[],
): CompiledContent | undefined {
  const errors = problems.filter(isError);
  if (errors.every(({ code }) => LOCAL_ERRORS.includes(code))) return content;
  const isDevelop = process.env.gatsby_executing_command === "develop";
  return isDevelop ? errorContent(file, errors) : undefined;
}

function isError({ severity }: TextProblem): boolean {
  return severity === "error";
}

/**
 * Returns whether relative links of a page lead below its address. By default, those of the index of a folder do,
 * by its name or by a slug with a trailing slash.
 */
function isBase(
  { isFolderIndex }: NodeFields,
  slug: unknown,
  { linksBelow = "index" }: ContentPluginOptions,
): boolean {
  if (linksBelow !== "index") return linksBelow === "all";
  return typeof slug === "string" ? slug.endsWith("/") : isFolderIndex === true;
}

function emptyFile(): TextProblem {
  return {
    code: "content/empty-file",
    severity: "warning",
    line: 1,
    column: 1,
    message: "The file is empty.",
    hint: "Add front matter and text, or delete the file.",
  };
}

/** Returns the format in the front matter: `mdx: { format: md }`, or `format: md` for short. */
function formatIn({ mdx, format }: Record<string, unknown>): DeclaredFormat | undefined {
  const nested = typeof mdx === "object" && mdx !== null ? Reflect.get(mdx, "format") : undefined;
  return contentFormat.safeParse(nested ?? format).data;
}
