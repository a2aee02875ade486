import { codeThemeStyles } from "../code-theme";

const LIGHT = {
  plain: { color: "#111", backgroundColor: "#eee" },
  styles: [
    { types: ["keyword", "tag"], style: { color: "red" } },
    { types: ["keyword"], style: { color: "blue", fontStyle: "italic" } },
    { types: ["keyword"], languages: ["markup"], style: { color: "green" } },
    { types: ["string"], style: { color: "x; } body { display: none" } },
  ],
};

const DARK = { plain: { color: "#eee", backgroundColor: "#111" }, styles: [] };

describe("codeThemeStyles", () => {
  it("colors each kind of token as the last style for it does", () => {
    const css = codeThemeStyles({ prism: { theme: LIGHT, darkTheme: DARK } });
    expect(css).toContain("\n.code { --code-page: #eee; color: #111; }");
    expect(css).toContain("\n.code .k { color: blue; font-style: italic; }");
    // Kinds without a color have that of the text.
    expect(css).toContain("\n.code .f { color: #111; }");
    expect(css).toMatch(/@media screen \{\n\[data-theme="dark"\] \.code \{ --code-page: #111;/);
  });

  it("has the same theme in both modes if there is one", () => {
    const css = codeThemeStyles({ prism: { theme: LIGHT } });
    expect(css).toContain('[data-theme="dark"] .code .k { color: blue; font-style: italic; }');
  });

  it("takes over nothing but colors", () => {
    expect(codeThemeStyles({ prism: { theme: LIGHT } })).not.toContain("body");
  });

  it.each([[{}], [{ prism: {} }], [{ prism: { theme: {} } }]])("has none for %j", (theme) => {
    expect(codeThemeStyles(theme)).toBeUndefined();
  });
});
