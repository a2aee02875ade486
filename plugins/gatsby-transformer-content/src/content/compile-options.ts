import type { PluginOptionsSchemaArgs } from "gatsby";
import { z } from "zod";
import type { CodeBlockOptions } from "./code-blocks";
import type { ContentFiles, DocusaurusModules } from "./content-file";
import type { Json } from "./types";

/** The options that change what a body is compiled to, which are also settings of the site. */
export const compileOptions = z.object({
  trust: z
    .enum(["trusted", "strict"])
    .default("trusted")
    .describe("`strict` refuses code, and HTML beyond a safe list, for pages by strangers."),
  markdown: z
    .strictObject({
      remarkPlugins: z.array(z.string()).default([]).describe("Modules with plugins for remark."),
      rehypePlugins: z.array(z.string()).default([]).describe("Modules with plugins for rehype."),
      liveCode: z
        .enum(["top", "bottom"])
        .optional()
        .describe("Readers can run blocks with `live`: where the result is."),
    })
    .prefault({})
    .describe(
      "Plugins of the site, as a file in the content folder would import them, and live code.",
    ),
});

/** These options as they are given. */
export type CompileOptions = z.input<typeof compileOptions>;

/** Options of all steps of the compiler: those above, and what is known of the site and the page. */
export interface StepOptions extends CompileOptions, CodeBlockOptions {
  /** Absolute path of the folder with `docs/` and `blog/`; `@site/` resolves to it. */
  contentRoot: string;
  /** Reads the files that a page includes; by default from the disk. */
  files?: ContentFiles;
  /** Modules of Docusaurus that components of the site can import. If absent, they are not checked. */
  docusaurusModules?: DocusaurusModules | undefined;
  /** Values of `frontMatter` in expressions; by default those of the page's file. */
  frontMatter?: Record<string, Json>;
}

/** Returns these options of all options of the plugin, with their defaults. */
export function compileOptionsOf(options: CompileOptions): z.output<typeof compileOptions> {
  return compileOptions.parse(options);
}

/** Returns the validation of these options by Gatsby. */
export function compileOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const schemas = Object.entries(compileOptions.shape).map(([name, schema]) => [
    name,
    Joi.any()
      .custom((value: unknown, { message }) => {
        const { error } = schema.safeParse(value);
        return error ? message({ custom: `"${name}": ${z.prettifyError(error)}` }) : value;
      })
      .description(schema.description ?? ""),
  ]);
  return Object.fromEntries(schemas);
}
