import { resolve } from "../document/reference";
import { compact, isRecord, type JsonRecord, recordOf, textOf, toJson } from "../json";
import { describe } from "../markdown/describe";
import type { ExampleModel } from "../types";
import type { ModelContext } from "./context";
import { extensionsOf } from "./extension";

/** The examples that stand beside a schema, in `example` and `examples`. */
export function buildExamples(context: ModelContext, node: JsonRecord): ExampleModel[] {
  const single = "example" in node ? [exampleOf("Example", node.example)] : [];
  const named = isRecord(node.examples) ? Object.entries(node.examples) : [];
  return [...single, ...named.map(([name, item]) => namedExample(context, name, item))];
}

/** An example of which only the value is known. */
export function exampleOf(name: string, value: unknown): ExampleModel {
  return compact({ name, value: toJson(value), text: textOf(value) });
}

function namedExample(context: ModelContext, name: string, node: unknown): ExampleModel {
  const example = recordOf(resolve(context.document, node));
  // OpenAPI 3.2 keeps the value as data, and beside it the text in which it travels.
  const key = "dataValue" in example ? "dataValue" : "value";
  const value = key in example ? toJson(example[key]) : undefined;
  const serialized = textOf(example.serializedValue);
  return compact({
    ...describe(example),
    name,
    summary: textOf(example.summary),
    value,
    text: serialized ?? textOf(value),
    externalValue: textOf(example.externalValue),
    extensions: extensionsOf(example),
  });
}
