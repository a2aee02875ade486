import { messagesOf } from "../../components/layout/error-boundary";
import { isDecodable } from "../../lib/dom";
import { normalizeAddress } from "../navigation";

describe("normalizeAddress", () => {
  it.each([
    ["/docs/a", "/docs/a"],
    ["/docs/a/index.html", "/docs/a"],
    ["/docs/a/index.html?b=1#c", "/docs/a?b=1#c"],
    ["/index.html", "/"],
    ["/docs/myindex.html", "/docs/myindex.html"],
    ["/docs/a#%E0%A4%A", "/docs/a"],
    ["#b", "/#b"],
  ])("%s", (to, expected) => {
    const { pathname, search, hash } = normalizeAddress(to);
    expect(pathname + search + hash).toBe(expected);
  });
});

describe("isDecodable", () => {
  it.each([
    ["", true],
    ["#a", true],
    ["#a%20b", true],
    ["#%", false],
    ["#%E0%A4%A", false],
  ])("%s", (hash, expected) => expect(isDecodable(hash)).toBe(expected));
});

describe("messagesOf", () => {
  it("gives the causes too, the outermost first", () => {
    const error = new Error("a", { cause: new Error("b", { cause: new Error("c") }) });
    expect(messagesOf(error)).toEqual(["a", "b", "c"]);
  });
});
