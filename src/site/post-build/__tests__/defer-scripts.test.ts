import { deferScripts } from "../flatten-pages";

describe("deferScripts", () => {
  it("brings the scripts in by a loader", () => {
    const html = deferScripts(
      '<body>x<script src="/a.js" async></script><script src="/b.js" async></script></body>',
    );
    expect(html).not.toMatch(/<script src/);
    expect(html).toContain('["/a.js","/b.js"]');
  });

  it("leaves a page without any as it is", () => {
    expect(deferScripts("<body>x</body>")).toBe("<body>x</body>");
  });
});
