import { render } from "@testing-library/react";
import { Breakable } from "../breakable";

it.each([
  ["short_name", "short_name"],
  ["/external/chat/{client_id}/chats", "/external/|chat/|{client_|id}/|chats"],
  ["com.example.v1.Foo_bar_baz", "com.|example.|v1.|Foo_|bar_|baz"],
  ["trailing_name_without_end_", "trailing_|name_|without_|end_"],
  ["Version 2.10 of the API", "Version 2.10 of the API"],
  ["POST /external/tools/appointment", "POST |/external/|tools/|appointment"],
  ["/v1/2024/01/31/reports/all", "/v1/2024/01/31/|reports/|all"],
  ["idempotency_key_reused", "idempotency_key_reused"],
  [`a${"_".repeat(40)}b`, `a${"_".repeat(40)}|b`],
  ["_".repeat(20), "_".repeat(20)],
  ["CreateMessageRequest", "CreateMessageRequest"],
  ["BulkCreateHTTPMovementsRequest", "Bulk|Create|HTTPMovements|Request"],
  [
    "Version 2 of the Chatsonde API for Developers",
    "Version 2 of the Chatsonde API for Developers",
  ],
])("lets %s break as %s, and keeps its text", (text, broken) => {
  const { container } = render(<Breakable text={text} />);
  expect(container.innerHTML.replaceAll("<wbr>", "|")).toBe(broken);
  expect(container.textContent).toBe(text);
});

it("marks a short address, which tables keep whole", () => {
  const { container } = render(<Breakable text="https://a.example/v2/chats" />);
  const { innerHTML } = container;
  expect(innerHTML).toMatch(/^<span class="address">https:.*<wbr>.*chats<\/span>$/);
});
