import { readPort, requestedPermalink } from "../serve";

describe("the port of the served site", () => {
  it.each([
    [[], undefined, 9000],
    [[], "", 9000],
    [[], "8080", 8080],
    [["--port", "8081"], "8080", 8081],
    [["--port=8082"], undefined, 8082],
    [["--port", "0"], undefined, 0],
  ])("%j with PORT=%j is %i", (words, variable, port) => {
    expect(readPort(words, variable)).toBe(port);
  });

  it.each([
    [["--port", "many"], undefined, '"many" is not a port'],
    [["--port", "70000"], undefined, '"70000" is not a port'],
    [[], "-1", '"-1" is not a port'],
    [["--prot", "8080"], undefined, "--prot"],
    [["8080"], undefined, "8080"],
    [["--port"], undefined, "argument missing"],
  ])("%j with PORT=%j is refused", (words, variable, message) => {
    expect(() => readPort(words, variable)).toThrow(message);
  });
});

describe("requestedPermalink", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/a", "/docs/a"],
    ["/docs/a/", "/docs/a"],
    ["/docs/a.html", "/docs/a"],
    ["/docs/a/index.html", "/docs/a"],
    ["/docs/index.html.md", "/docs/index.html.md"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/page-data/docs/a/page-data.json", "/page-data/docs/a/page-data.json"],
  ])("%s", (pathname, expected) => expect(requestedPermalink(pathname)).toBe(expected));
});
