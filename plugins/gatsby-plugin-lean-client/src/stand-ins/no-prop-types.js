/** Stands for prop-types: every check is the same function that checks nothing. */
const check = () => null;
check.isRequired = check;
const make = () => check;

module.exports = {
  any: check,
  array: check,
  bool: check,
  func: check,
  node: check,
  number: check,
  object: check,
  string: check,
  symbol: check,
  element: check,
  elementType: check,
  arrayOf: make,
  exact: make,
  instanceOf: make,
  objectOf: make,
  oneOf: make,
  oneOfType: make,
  shape: make,
};
