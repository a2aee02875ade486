const path = require("node:path");
const { default: Sequencer } = require("@jest/test-sequencer");

/** Suites that take a minute and a half or more, the longest first. Those of develop mostly wait. */
const LONGEST = [
  "repeated-builds",
  "develop-edits",
  "hostile-site",
  "packed-plugins",
  "develop-hundred-edits",
  "develop",
  "docusaurus-sites",
  "small-site",
].map((name) => `${name}.test.ts`);

/** Suites that build or check whole sites, in small files: after the longest, before all others. */
const WHOLE_SITES = /[\\/]testing[\\/](?:build|docusaurus|bad-inputs)[\\/]__tests__[\\/]/;

const rank = ({ path: file }) => {
  const index = LONGEST.indexOf(path.basename(file));
  if (index >= 0) return index;
  return WHOLE_SITES.test(file) ? LONGEST.length : LONGEST.length + 1;
};

/**
 * Starts the longest suites first, so that none is left alone at the end. Jest itself sorts by how long suites
 * took the last time, which a clean clone does not know, and then by the size of their files.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
