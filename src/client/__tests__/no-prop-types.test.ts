import PropTypes from "../no-prop-types";

interface Types {
  (): Types;
  [name: string]: Types;
}

const types = PropTypes as Types;

it("has every type and function of prop-types, and what they return", () => {
  expect(types.string?.isRequired).toBe(types);
  expect(types.oneOfType?.().isRequired).toBe(types);
});
