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

const rank = ({ path: file }) => {
  const index = LONGEST.indexOf(path.basename(file));
  return index < 0 ? LONGEST.length : index;
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
