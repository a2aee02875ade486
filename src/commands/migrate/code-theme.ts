import type { Configuration, PrismTheme } from "./configuration";

/** The style sheet with the colors of code, from `themeConfig.prism`. */
export const CODE_THEME = "code-theme.css";

/**
 * Kinds of tokens here, by their class, and those of Prism that they are: the first one that a theme colors counts.
 * `plugins/gatsby-transformer-content/src/content/highlighter.ts` names the classes.
 */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  k: ["keyword", "atrule"],
  s: ["string", "attr-value", "char"],
  c: ["number", "constant", "boolean"],
  f: ["function", "class-name"],
  a: [],
  p: ["parameter", "variable"],
  m: ["comment"],
  u: ["punctuation"],
  i: ["inserted"],
  d: ["deleted"],
};

/** Returns the style sheet for the themes of code of a configuration; `undefined` if it chooses none. */
export function codeThemeStyles({ prism = {} }: NonNullable<Configuration["themeConfig"]>) {
  const { theme, darkTheme = theme } = prism;
  const rules = [
    ...(theme ? rulesOf(theme, "") : []),
    // Paper is light.
    ...(darkTheme ? ["@media screen {", ...rulesOf(darkTheme, '[data-theme="dark"] '), "}"] : []),
  ];
  if (!rules.some((rule) => rule.endsWith(" }"))) return undefined;
  return ["/* Colors of code, from themeConfig.prism. */", ...rules, ""].join("\n");
}

function rulesOf({ plain = {}, styles = [] }: PrismTheme, scope: string): string[] {
  const styleOf = (type: string) =>
    styles.findLast(({ types, languages, style }) => {
      return types.includes(type) && languages === undefined && style.color !== undefined;
    })?.style;
  const rule = (selector: string, style: Record<string, unknown>) => {
    const declarations = Object.entries(style).flatMap(([name, value]) =>
      typeof value === "string" && SAFE.test(value) ? `${name}: ${value};` : [],
    );
    return declarations.length > 0 ? [`${scope}${selector} { ${declarations.join(" ")} }`] : [];
  };
  return [
    ...rule(".code", { "--code-page": plain.backgroundColor, color: plain.color }),
    ...rule(".code :is(.code-title, .code-lang)", { color: plain.color }),
    ...Object.entries(KINDS).flatMap(([kind, types]) => {
      const found = types.map(styleOf).find((style) => style !== undefined);
      const { color, fontStyle, fontWeight } = found ?? { color: plain.color };
      return rule(`.code .${kind}`, { color, "font-style": fontStyle, "font-weight": fontWeight });
    }),
  ];
}

/** A color, a style or a weight, and nothing that ends the declaration. */
const SAFE = /^[#\w(),.%\s/-]+$/;
