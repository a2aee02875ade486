import type { GatsbyNode } from "gatsby";
import engines from "gray-matter/lib/engines";

/**
 * Keeps front matter that is not YAML from ending the build at once. gatsby-plugin-mdx parses it with
 * gray-matter and lets the exception out, so the first such file would hide all other problems. Here
 * it counts as empty there; this plugin reads the front matter itself and reports the place.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const { parse } = engines.yaml;
  engines.yaml.parse = (source) => {
    try {
      return parse(source);
    } catch {
      // Reported by this plugin, with file and line: see front-matter/split-front-matter.ts.
      return {};
    }
  };
};
