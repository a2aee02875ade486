import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Answer } from "../../../lib/api/send-request";
import { send } from "../../../lib/api/send-request";
import { linesOf } from "../../../testing/lines-of";
import { fetchRequest } from "../fetch-request";
import SentRequest from "../sent-request";

jest.mock("../../../lib/api/send-request", () => ({ send: jest.fn() }));
jest.mock("../fetch-request", () => ({ fetchRequest: jest.fn() }));

const EDITED = { pathTemplate: "/", servers: [], samples: [], variant: undefined, entries: {} };
const ANSWER: Answer = { headers: [], milliseconds: 12, bytes: 0, isComplete: false };
const TOOLS = "{checkbox Wrap long lines}<Copy>";
const HEAD = ["section Answer:", "## Answer"];

/** Returns what sent the request: its address, the signal that stops it, and how to show an answer. */
function sent() {
  const [url, init, show] = jest.mocked(send).mock.lastCall ?? [];
  return {
    url,
    signal: init?.signal,
    show: (answer: Partial<Answer>) => act(() => show?.({ ...ANSWER, ...answer })),
  };
}

beforeEach(() => {
  jest.mocked(send).mockReset();
  jest.mocked(fetchRequest).mockReturnValue({ url: "https://a.example", init: { method: "GET" } });
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: jest.fn() });
});

describe("a request that is sent", () => {
  it.each<[string, Partial<Answer> | undefined, string[]]>([
    ["nothing yet", undefined, ["Waiting…", "<Stop>"]],
    ["its status", { status: 200, statusText: "OK" }, ["200Waiting… OK, 12 ms, 0 bytes", "<Stop>"]],
    [
      "a part of its text",
      { status: 200, bytes: 1, text: '{"a":' },
      ["200Waiting… 12 ms, 1 byte", "<Stop>", '`{"a":`', TOOLS],
    ],
    [
      "all of its text",
      { status: 200, bytes: 7, text: '{"a":1}', isComplete: true },
      ["20012 ms, 7 bytes", '`{ "a": 1 }`', TOOLS],
    ],
    [
      "a text that is no JSON",
      { status: 200, bytes: 1, text: "{a", isComplete: true },
      ["20012 ms, 1 byte", "`{a`", TOOLS],
    ],
    [
      "numbers that would lose digits",
      { status: 200, bytes: 1, text: '{"a":1234567890123456}', isComplete: true },
      ["20012 ms, 1 byte", '`{"a":1234567890123456}`', TOOLS],
    ],
    [
      "a file",
      { status: 200, bytes: 1, file: new Blob(["a"]), isComplete: true },
      ["20012 ms, 1 byte", "[Save the body](blob:1)"],
    ],
    [
      "headers",
      {
        status: 204,
        headers: [
          ["a", "b"],
          ["c", "d"],
        ],
        isComplete: true,
      },
      ["20412 ms, 0 bytes", "▸ 2 headers", "`a: b c: d`", TOOLS],
    ],
    ["no answer", { failure: "It cannot be reached." }, ["It cannot be reached."]],
  ])("shows %s", (_, answer, lines) => {
    const { container } = render(<SentRequest {...EDITED} />);
    if (answer) sent().show(answer);
    expect(
      linesOf(container)
        .join("\n")
        .replace(/ ?<Stop>/, "\n<Stop>")
        .split("\n"),
    ).toEqual([...HEAD, ...lines]);
  });

  it.each([
    [100_000, 100_000, 0],
    [100_001, 100_000, 1],
  ])("shows of %d characters %d, and offers the whole body: %d", (length, shown, count) => {
    const { container } = render(<SentRequest {...EDITED} />);
    sent().show({ status: 200, text: "a".repeat(length), isComplete: true });
    expect(container.querySelector("code")?.textContent).toHaveLength(shown);
    expect(screen.queryAllByRole("link", { name: "Save the body" })).toHaveLength(count);
  });

  it("says that a browser cannot send it", () => {
    jest.mocked(fetchRequest).mockReturnValue(undefined);
    const { container } = render(<SentRequest {...EDITED} />);
    expect(linesOf(container)).toEqual([
      ...HEAD,
      "A browser cannot send this request. Use the sample.",
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent once, and stopped by the reader", () => {
    const { rerender } = render(<SentRequest {...EDITED} />);
    rerender(<SentRequest {...EDITED} entries={{ a: "b" }} />);
    expect(send).toHaveBeenCalledTimes(1);
    expect(sent().url).toBe("https://a.example");
    expect(sent().signal?.aborted).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(sent().signal?.aborted).toBe(true);
  });

  it("is stopped, and shows nothing more, when the reader leaves", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { unmount } = render(<SentRequest {...EDITED} />);
    sent().show({ status: 200, file: new Blob(["a"]) });
    unmount();
    expect(sent().signal?.aborted).toBe(true);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
    sent().show({ status: 200 });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
