import { NAMES } from "../../../plugins/gatsby-transformer-content/src/content/remark-admonitions";
import { KINDS } from "../components";

it("knows the same names of admonitions in components as in pages", () => {
  expect(KINDS).toEqual(Object.fromEntries(NAMES));
});
