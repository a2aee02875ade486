import { existsSync } from "node:fs";
import { KNOWN_FUNCTIONS, RUNNING_MODULES } from "../../../plugins/gatsby-transformer-content";
import { MODULE_NAMES, moduleAliases } from "../module-aliases";

describe("moduleAliases", () => {
  it.each(Object.entries(moduleAliases()))("%s is a file", (_, file) => {
    expect([".ts", ".tsx"].some((extension) => existsSync(file + extension))).toBe(true);
  });

  it("holds every module that pages may leave for the browser", () => {
    expect(MODULE_NAMES).toEqual(expect.arrayContaining([...RUNNING_MODULES, ...KNOWN_FUNCTIONS]));
  });
});
