import { finishHtml } from "../finish-html";
import { fileOfPage } from "../flatten-pages";

describe("fileOfPage", () => {
  it.each([
    ["/", "index.html"],
    ["/docs/a", "docs/a.html"],
    ["/404.html", "404.html"],
  ])("%s", (path, file) => {
    expect(fileOfPage(path)).toBe(file);
  });
});

describe("finishHtml", () => {
  it("links the style sheet, and brings the scripts in by a loader", () => {
    const html = finishHtml(
      '<head><style data-href="/s.css" data-identity="gatsby-global-css">a{}</style></head>' +
        '<body>x<script src="/a.js" async></script><script src="/b.js" async></script></body>',
    );
    expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
    expect(html).not.toMatch(/<script src|a\{\}/);
    expect(html).toContain('["/a.js","/b.js"]');
  });

  it("leaves a page without any of it as it is", () => {
    expect(finishHtml("<body>x</body>")).toBe("<body>x</body>");
  });
});
