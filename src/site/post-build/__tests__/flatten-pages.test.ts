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
