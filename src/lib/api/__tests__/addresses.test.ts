import { isSafeAddress } from "../addresses";

describe("an address of a document", () => {
  it.each([
    ["https://a.example/b?c=d", true],
    ["HTTP://a.example", true],
    ["mailto:help@a.example", true],
    ["/terms", true],
    ["terms.html#a:b", true],
    ["javascript:alert(1)", false],
    ["JavaScript:alert(1)", false],
    [" \tjava\nscript:alert(1)", false],
    ["data:text/html,x", false],
    ["vbscript:x", false],
  ])("%j may be a link: %s", (address, isSafe) => {
    expect(isSafeAddress(address)).toBe(isSafe);
  });
});
