/** Pseudo-random numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seed of this run: `TEST_SEED` repeats an earlier one, whose number the test has printed. */
export function testSeed(environment: NodeJS.ProcessEnv): number {
  return Number(environment.TEST_SEED ?? Date.now() % 2 ** 31);
}
