import { basename, join } from "node:path";
import type { Product } from "../drawing/settle";
import { drawHero } from "./draw-hero";
import { DARK, PAPER } from "./palette";
import { pngProduct } from "./render-png";
import type { Lettering } from "./scene";
import type { Hero } from "./schema";

/** A post's folder, named by its date and slug, and its hero. */
export interface PostHero {
  folder: string;
  hero: Hero;
}

/**
 * The pictures of posts in the order of their dates: dark ground and paper by turns, and each
 * kind takes up its layouts by turns, so that posts which follow each other look unlike.
 */
export function heroProducts(posts: readonly PostHero[], write: Lettering): Product[] {
  const sorted = [...posts].sort((one, other) =>
    basename(one.folder) < basename(other.folder) ? -1 : 1,
  );
  const seen = new Map<string, number>();
  return sorted.map(({ folder, hero }, index) => {
    const variant = seen.get(hero.kind) ?? 0;
    seen.set(hero.kind, variant + 1);
    const palette = index % 2 === 0 ? DARK : PAPER;
    return pngProduct(join(folder, "hero.png"), drawHero(hero, { palette, write, variant }));
  });
}
