import { compareOutput } from "../compare-output";
import type { Expected } from "../find-samples";

type Case = [
  what: string,
  expected: Pick<Expected, "kind" | "text"> & { isPart?: boolean },
  printed: string,
  line: number | undefined,
];

const ID = "chat_01J8Z3K6W4";
const OTHER = "chat_01J9000001";

const CASES: Case[] = [
  ["the same lines", { kind: "text", text: "a\nb" }, "a\nb\n", undefined],
  ["another line", { kind: "text", text: "a\nb" }, "a\nc\n", 1],
  ["a line too few", { kind: "text", text: "a\nb" }, "a\n", 1],
  ["another id", { kind: "text", text: `${ID} open` }, `${OTHER} open`, undefined],
  ["two ids instead of one", { kind: "text", text: `${ID}\n${ID}` }, `${ID}\n${OTHER}`, 1],
  ["an id of another kind", { kind: "text", text: ID }, "msg_01J8Z3K6W4", 0],
  [
    "another time",
    { kind: "text", text: "at 2025-03-14T09:26:53Z" },
    "at 2026-01-02T10:00:00.5Z",
    undefined,
  ],
  ["another duration", { kind: "text", text: "after 600 ms" }, "after 21 ms", undefined],
  ["another number", { kind: "text", text: "after 600 s" }, "after 21 s", 0],
  ["a part", { kind: "text", text: "b", isPart: true }, "a\nb\nc", undefined],
  ["a part that is not there", { kind: "text", text: "b\nd", isPart: true }, "a\nb\nc", 1],
  ["typed lines", { kind: "text", text: "> hello\nHi.\n>" }, "> Hi.\n> ", undefined],
  ["JSON in other words", { kind: "json", text: '{"a": [1]}' }, '{ "a": [ 1 ] }', undefined],
  ["JSON on one of the lines", { kind: "json", text: '{"a": 1}' }, '{"a": 1}\n201\n', undefined],
  [
    "JSON with another id",
    { kind: "json", text: `{"id": "${ID}"}` },
    `{"id": "${OTHER}"}`,
    undefined,
  ],
  ["JSON with another value", { kind: "json", text: '{\n"a": 1,\n"b": 2}' }, '{"a": 1, "b": 3}', 2],
  ["more JSON", { kind: "json", text: '{"a": 1}' }, '{"a": 1, "b": 2}', 0],
  [
    "a part of JSON",
    { kind: "json", text: '{"a": 1}', isPart: true },
    '{"a": 1, "b": 2}',
    undefined,
  ],
  ["no JSON", { kind: "json", text: '{"a": 1}' }, "one", 0],
  ["words", { kind: "words", text: '"status": "ok"' }, '{"status":"ok"}', undefined],
  ["other words", { kind: "words", text: "ok" }, "degraded", 0],
];

describe("compareOutput", () => {
  it.each(CASES)("compares %s", (_what, expected, printed, line) => {
    const whole: Expected = { samples: [], line: 1, isPart: false, ...expected };
    expect(compareOutput(whole, printed)?.line).toBe(line);
  });
});
