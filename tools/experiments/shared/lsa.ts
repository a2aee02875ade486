import { randomFrom } from "./random";

/** A matrix as a list of rows. */
type Matrix = number[][];
/** Weights of the words of a text, by the number of the word. */
type Sparse = [word: number, weight: number][];

/** Returns the cosine of a text with each of the texts that were indexed. */
type Compare = (text: string) => number[];

const ROUNDS = 8;

/**
 * Latent semantic analysis: texts as weighted counts of words (tf-idf), reduced to the directions in
 * which they differ most. Texts can then be close without a common word.
 */
export function openLsa(texts: readonly string[], dimensions: number): Compare {
  const counts = texts.map(countWords);
  const documents = new Map<string, number>();
  for (const words of counts) {
    for (const word of words.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  const known = [...documents].filter(([, count]) => count > 1).map(([word]) => word);
  const numbers = new Map(known.map((word, number) => [word, number]));
  const weigh = (words: ReadonlyMap<string, number>): Sparse => {
    const weights = [...words].flatMap(([word, count]): Sparse => {
      const number = numbers.get(word);
      if (number === undefined) return [];
      const rarity = Math.log(texts.length / (documents.get(word) ?? 1));
      return [[number, (1 + Math.log(count)) * rarity]];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return weights.map(([number, weight]) => [number, weight / length]);
  };
  const rows = counts.map(weigh);
  const directions = mainDirections(rows, known.length, dimensions);
  const points = rows.map((row) => unit(project(row, directions)));
  return (text) => {
    const point = unit(project(weigh(countWords(text)), directions));
    return points.map((other) => dot(point, other));
  };
}

function countWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z0-9_]+/g)) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** Returns the right singular vectors of the largest singular values, by subspace iteration. */
function mainDirections(rows: readonly Sparse[], words: number, dimensions: number): Matrix {
  const random = randomFrom(408);
  let directions: Matrix = Array.from({ length: dimensions }, () =>
    Array.from({ length: words }, () => random.normal()),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const projected = rows.map((row) => project(row, directions));
    directions = directions.map((_, dimension) => {
      const sum = new Array<number>(words).fill(0);
      for (const [i, row] of rows.entries()) {
        const part = projected[i]?.[dimension] ?? 0;
        for (const [word, weight] of row) sum[word] = (sum[word] ?? 0) + part * weight;
      }
      return sum;
    });
    orthogonalize(directions);
  }
  return directions;
}

function project(row: Sparse, directions: Matrix): number[] {
  return directions.map((direction) =>
    row.reduce((sum, [word, weight]) => sum + weight * (direction[word] ?? 0), 0),
  );
}

/** Makes the vectors perpendicular and of length 1, one after the other. */
function orthogonalize(vectors: Matrix): void {
  for (const [i, vector] of vectors.entries()) {
    let rest = vector;
    for (const other of vectors.slice(0, i)) {
      const part = dot(rest, other);
      rest = rest.map((value, at) => value - part * (other[at] ?? 0));
    }
    vectors[i] = unit(rest);
  }
}

function unit(vector: number[]): number[] {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
