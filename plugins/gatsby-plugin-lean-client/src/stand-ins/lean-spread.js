/** Stands for Babel's helper of `[...values]`, which does as much for browsers without iterators. */
export default Array.from;
