import {
  anchorPart,
  codeAnchor,
  decoded,
  errorsAddress,
  isAddressName,
  isUnsafeAddress,
  withoutSlash,
} from "..";

describe("an address", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript\r:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "DATA:image/svg+xml;base64,AA",
    "vbscript:x",
    "pathname://javascript:alert(1)",
    "pathname://pathname://javascript:alert(1)",
  ])("%j is unsafe", (address) => {
    expect(isUnsafeAddress(address)).toBe(true);
  });

  it.each([
    "https://x.example/javascript:alert(1)",
    "/docs/data",
    "./javascript:x",
    "#javascript:x",
    "mailto:a@b.example",
    "tel:+1",
    "database:x",
    "",
  ])("%j is safe", (address) => {
    expect(isUnsafeAddress(address)).toBe(false);
  });
});

describe("a name", () => {
  it.each([
    "href",
    "xlinkHref",
    "xlink:href",
    "formaction",
    "srcSet",
    "image_url",
    "authorURL",
    "to",
  ])("%s means an address", (name) => expect(isAddressName(name)).toBe(true));
  it.each(["title", "label", "description", "alt", "dataset", "total"])("%s does not", (name) =>
    expect(isAddressName(name)).toBe(false),
  );
});

describe("withoutSlash", () => {
  it.each([
    ["/", ""],
    ["/a//", "/a"],
    ["/a//b", "/a//b"],
    ["a", "a"],
  ])("%s", (address, expected) => expect(withoutSlash(address)).toBe(expected));
});

describe("decoded", () => {
  it.each([
    ["/a%20b", "/a b"],
    ["/100%", "/100%"],
    ["", ""],
  ])("%s", (address, expected) => expect(decoded(address)).toBe(expected));

  it("takes another function", () => expect(decoded("/a%2Fb%20c", decodeURI)).toBe("/a%2Fb c"));
});

describe("an anchor", () => {
  it.each([
    ["created_at", "created_at"],
    ["Größe/$a@b+c-1", "Größe/$a@b+c-1"],
    ["a.b~c d", "a~2eb~7ec~20d"],
    ["😀", "~1f600"],
  ])("%s", (name, part) => {
    expect(anchorPart(name)).toBe(part);
    expect(codeAnchor(name)).toBe(`code-${part}`);
  });
});

describe("the index of errors", () => {
  it("is below the document", () => expect(errorsAddress("/docs/api")).toBe("/docs/api/errors"));
});
