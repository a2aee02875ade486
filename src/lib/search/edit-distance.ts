/**
 * Number of letters to insert, drop, change or swap with a neighbor to make one word of another, or
 * `limit + 1` where it takes more than `limit`.
 *
 * @param isPrefix whether `word` only has to become the beginning of `other`
 */
export function editDistance(word: string, other: string, limit: number, isPrefix = false): number {
  const tooFar = limit + 1;
  if (word.length - other.length > limit) return tooFar;
  if (!isPrefix && other.length - word.length > limit) return tooFar;
  const width = isPrefix ? Math.min(other.length, word.length + limit) : other.length;
  // Three rows of the table are enough, and are filled in turn: a vocabulary has thousands of words.
  let [before, above, current] = [0, 1, 2].map(() => new Uint16Array(width + 1)) as Rows;
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    if (fillRow(word, other, row, [before, above, current]) > limit) return tooFar;
    [before, above, current] = [above, current, before];
  }
  return Math.min(tooFar, isPrefix ? Math.min(...above) : (above[width] ?? tooFar));
}

type Rows = [before: Uint16Array, above: Uint16Array, current: Uint16Array];

/** Fills a row of the table and returns the least number in it. */
function fillRow(word: string, other: string, row: number, [before, above, current]: Rows): number {
  current[0] = row;
  let least = row;
  for (let column = 1; column < current.length; column += 1) {
    const isSame = word[row - 1] === other[column - 1];
    const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
    let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
    const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
    if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
