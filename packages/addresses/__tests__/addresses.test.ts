import { isAddressName, isUnsafeAddress } from "..";

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
