import { gzipSync } from "node:zlib";
import { bundleInlineScript } from "../inline-scripts";

const NAMES = ["before-paint", "load-application"] as const;

describe("the inline scripts", () => {
  it.each(NAMES)("%s is one statement and ends no script element", (name) => {
    const script = bundleInlineScript(name);
    expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
    expect(script).not.toContain("</");
  });

  it.each(NAMES)("%s is the same text each time", (name) => {
    expect(bundleInlineScript(name)).toBe(bundleInlineScript(name));
  });

  it("contain the color modes of the site", () => {
    const dark = { defaultMode: "dark", disableSwitch: true } as const;
    const script = bundleInlineScript("before-paint", dark);
    expect(script).not.toContain('"light"');
    expect(script).not.toBe(bundleInlineScript("before-paint", { ...dark, disableSwitch: false }));
  });

  it("have at most 3 KB compressed together", () => {
    const bytes = gzipSync(NAMES.map((name) => bundleInlineScript(name)).join("\n"), {
      level: 9,
    }).length;
    expect(bytes).toBeLessThanOrEqual(3000);
  });
});
