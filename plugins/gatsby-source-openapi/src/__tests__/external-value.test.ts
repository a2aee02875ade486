import { checkDocument } from "../check";
import { fixture } from "./load-fixture";

describe("an example that stands on another host", () => {
  it("is linked, not fetched, and no problem", async () => {
    const { operations, problems } = await checkDocument({ spec: fixture("external-value.yaml") });
    expect({ operations, problems }).toEqual({ operations: 1, problems: [] });
  });
});
