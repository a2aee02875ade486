import { KIND_BY_NAME as inPages } from "../../../plugins/gatsby-transformer-content/src/content/remark-admonitions";
import { KIND_BY_NAME as inComponents } from "../components";

it("knows the same names of admonitions in components as in pages", () => {
  expect(inComponents).toEqual(Object.fromEntries(inPages));
});
