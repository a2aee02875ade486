import * as url from "node:url";
import { format, parse, stringify } from "../sample-library-modules";

describe("what takes the place of Node.js modules in the browser", () => {
  it.each([
    "https://a.example/pets",
    "http://a.example:8080/pets/a%20b#c",
    "https://a.example/pets?limit=1&after=2",
  ])("parses %s as `url` does", (address) => {
    const { protocol, host, hostname, port, pathname, query } = url.parse(address, true);
    expect(parse(address)).toMatchObject({ protocol, host, hostname, port, pathname, query });
  });

  it.each([
    ["https://a.example/pets", null],
    ["https://a.example/pets?limit=1", "limit=1"],
    ["https://a.example:8080/pets?a=b#c", "a=b"],
  ])("joins what it parsed, with another query: %s", (address, search) => {
    expect(format({ ...parse(address), search })).toBe(address);
  });

  it.each([
    [{}, ""],
    [{ a: "b c", d: "&=" }, "a=b%20c&d=%26%3D"],
    [{ a: ["1", "2"], b: "3" }, "a=1&a=2&b=3"],
    [{ "a[b]": "!'()*" }, "a%5Bb%5D=%21%27%28%29%2A"],
  ])("writes a query: %j", (query, text) => {
    expect(stringify(query)).toBe(text);
  });
});
