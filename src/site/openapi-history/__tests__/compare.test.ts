import { parse } from "yaml";
import { compareDocuments } from "../compare";
import { CASES, changed, SHOP } from "./compare-cases";

describe("compareDocuments", () => {
  it.each(CASES)("%s: %s", (_, severity, part, assignments) => {
    const changes = compareDocuments(parse(SHOP), changed(assignments));
    expect(changes[0]?.severity ?? "none").toBe(severity);
    if (part) expect(changes.map((change) => change.part)).toContain(part);
  });
});
