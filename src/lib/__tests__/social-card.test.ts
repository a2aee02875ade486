import { isSocialCard, pagePicture, sharesCard, socialCardPath } from "../social-card";

describe("the social card of a page", () => {
  it.each([
    ["/", "/social/index.png", false],
    ["/docs/a", "/social/docs/a.png", false],
    ["/blog/page/2", "/social/blog.png", true],
    ["/blog/authors/ada/authors/12", "/social/blog/authors/ada.png", true],
    ["/docs/page/2/a", "/social/docs/page/2/a.png", false],
    ["/blog/authors/ada", "/social/blog/authors/ada.png", false],
  ])("%s", (permalink, path, isShared) => {
    expect([socialCardPath(permalink), sharesCard(permalink)]).toEqual([path, isShared]);
    expect(isSocialCard(path)).toBe(true);
  });

  it.each(["/static/a.png", "/socials/a.png", "https://a.example/social/a.png"])(
    "is not %s",
    (path) => expect(isSocialCard(path)).toBe(false),
  );
});

describe("a page's own picture", () => {
  it.each([
    [{ image: { permalink: "/a.png" }, imageUrl: "/b.png" }, "/a.png"],
    [{ image: { permalink: null }, imageUrl: "/b.png" }, "/b.png"],
    [{ image: null, imageUrl: "/b.png" }, "/b.png"],
    [{ image: null, imageUrl: null }, undefined],
  ])("%j", (source, path) => {
    expect(pagePicture(source, "alt")).toEqual(path && { path, alt: "alt" });
  });
});
