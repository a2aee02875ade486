/** Stands for invariant: what it would say is for developers, and only said while they develop. */
module.exports = () => {};
