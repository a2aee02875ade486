const { default: Sequencer } = require("@jest/test-sequencer");

/** Suites that take minutes. Those of develop mostly wait, so they leave the processors to others. */
const LONGEST =
  /\/(?:repeated-builds|develop-hundred-edits|develop-edits|docusaurus-sites|hostile-site|packed-plugins)\.test/;

/**
 * Starts the longest suites first, so that none is left alone at the end. Jest itself sorts by how long suites
 * took the last time, which a clean clone does not know, and then by the size of their files.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONGEST.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
