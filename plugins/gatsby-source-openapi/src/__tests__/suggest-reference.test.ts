import { suggestReference } from "../document/lint-problem";

const document = { components: { schemas: { Chat: {}, ChatList: {} }, parameters: {} } };

describe("a reference that leads nowhere", () => {
  it.each([
    ["#/components/schemas/Caht", "#/components/schemas/Chat"],
    [{ $ref: "#/components/schemas/ChatLst" }, "#/components/schemas/ChatList"],
    ["#/components/schemas/Invoice", undefined],
    ["#/components/parameters/id", undefined],
    ["#/components/headers/id", undefined],
    ["./other.yaml#/Chat", undefined],
    [7, undefined],
  ])("%j may have meant %s", (reference, suggestion) => {
    expect(suggestReference(reference, document)).toBe(suggestion);
  });
});
