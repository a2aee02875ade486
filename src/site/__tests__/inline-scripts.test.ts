import { gzipSync } from "node:zlib";
import { bundleInlineScripts } from "../inline-scripts";

const LIGHT = { defaultMode: "light", disableSwitch: false } as const;

describe("the inline scripts", () => {
  it("are one statement each and end no script element", () => {
    for (const script of Object.values(bundleInlineScripts(LIGHT))) {
      expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
      expect(script).not.toContain("</");
    }
  });

  it("are the same texts each time", () => {
    expect(bundleInlineScripts(LIGHT)).toEqual(bundleInlineScripts(LIGHT));
  });

  it("contain the color modes of the site", () => {
    const dark = { defaultMode: "dark", disableSwitch: true } as const;
    const { beforePaint } = bundleInlineScripts(dark);
    expect(beforePaint).not.toContain('"light"');
    const changeable = bundleInlineScripts({ ...dark, disableSwitch: false });
    expect(beforePaint).not.toBe(changeable.beforePaint);
  });

  it("have at most 3 KB compressed together", () => {
    const texts = Object.values(bundleInlineScripts(LIGHT)).join("\n");
    expect(gzipSync(texts, { level: 9 }).length).toBeLessThanOrEqual(3000);
  });
});
