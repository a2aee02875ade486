import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Draws random numbers. The same seed gives the same draws. */
export interface Random {
  /** Returns a number from 0 up to, not including, 1. */
  unit: () => number;
  /** Returns a whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  /** Returns true with the given probability. */
  chance: (probability: number) => boolean;
  /** Returns a draw from the normal distribution with mean 0 and standard deviation 1. */
  normal: () => number;
  /** Returns the number of successes in `trials` independent trials. */
  binomial: (trials: number, probability: number) => number;
  /** Returns one of the items. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Returns a source of random numbers. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const unit = () => uniformFloat64(generator);
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  const chance = (probability: number) => unit() < probability;
  return {
    unit,
    below,
    chance,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    binomial(trials, probability) {
      let successes = 0;
      for (let trial = 0; trial < trials; trial += 1) successes += chance(probability) ? 1 : 0;
      return successes;
    },
    pick: (items) => {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
