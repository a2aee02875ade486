/** Number of single-letter edits (insert, delete, replace, swap of neighbors) between two words. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The candidate that a mistyped word most likely stood for, if one is near enough to say so. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= candidate.length) continue;
    if (distance <= limit && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** A hint for an unknown name: the nearest known one, else the list of those that exist. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const known = [...candidates];
  const near = closest(word, known);
  if (near) return `Did you mean "${near}"?`;
  if (known.length === 0) return "None is defined yet.";
  const shown = known.slice(0, 12).join(", ");
  return `Known: ${shown}${known.length > 12 ? `, and ${known.length - 12} more` : ""}.`;
}
