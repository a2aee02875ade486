import type { PluginOptionsSchemaArgs } from "gatsby";
import type { SitePlugins } from "./site-plugins";

/** Options of the plugin that change what a body is compiled to. */
export interface CompileOptions {
  /** `strict` refuses code, and HTML beyond a safe list. */
  trust?: "trusted" | "strict" | undefined;
  /** Plugins of the site for remark and rehype. */
  markdown?: SitePlugins | undefined;
}

type OptionSchema = ReturnType<PluginOptionsSchemaArgs["Joi"]["any"]>;

/** Returns the validation of these options. */
export function compileOptionsSchema({
  Joi,
}: PluginOptionsSchemaArgs): Record<keyof CompileOptions, OptionSchema> {
  return {
    trust: Joi.valid("trusted", "strict")
      .default("trusted")
      .description("With `strict`, code is refused, and HTML beyond a safe list."),
    markdown: Joi.object({
      remarkPlugins: Joi.array().items(Joi.string()),
      rehypePlugins: Joi.array().items(Joi.string()),
    }).description(
      "Modules with plugins for remark and rehype, as a file in `contentRoot` would import them.",
    ),
  };
}

/** Picks these options from all options of the plugin. */
export function compileOptionsOf(options: CompileOptions) {
  const { trust, markdown } = options;
  return { trust, markdown } satisfies Record<keyof CompileOptions, unknown>;
}
