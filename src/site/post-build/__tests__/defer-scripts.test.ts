import { deferScripts } from "../flatten-pages";

const LOADER = "load(__SOURCES__,$&)";

describe("deferScripts", () => {
  it("replaces the scripts with the loader", () => {
    const html = deferScripts(
      '<body>x<script src="/a.js" async></script><script src="/b.js" async></script></body>',
      LOADER,
    );
    expect(html).toBe('<body>x<script>load(["/a.js","/b.js"],$&)</script></body>');
  });

  it("leaves a page without scripts as it is", () => {
    expect(deferScripts("<body>x</body>", LOADER)).toBe("<body>x</body>");
  });
});
