import PropTypes from "../no-prop-types";

const types = PropTypes as typeof import("prop-types");

it("has every type and function of prop-types, and what they return", () => {
  expect(types.string.isRequired).toBe(types);
  expect(types.oneOfType([types.string, types.shape({ to: types.bool })]).isRequired).toBe(types);
  expect(types.string({ a: 1 }, "a", "Link", "prop", "a")).toBe(types);
});
