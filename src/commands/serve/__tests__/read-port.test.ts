import { readPort } from "../read-port";

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
    [["--port", "many"], undefined, '"many" is no port'],
    [["--port", "70000"], undefined, '"70000" is no port'],
    [[], "-1", '"-1" is no port'],
    [["--prot", "8080"], undefined, "--prot"],
    [["8080"], undefined, "8080"],
    [["--port"], undefined, "argument missing"],
  ])("%j with PORT=%j is refused", (words, variable, message) => {
    expect(() => readPort(words, variable)).toThrow(message);
  });
});
