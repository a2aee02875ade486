import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { exportSmallSite } from "../../../lib/search/__fixtures__/small-index";
import { packPostings } from "../../../lib/search/packed-postings";
import { packQuestions } from "../../../lib/search/questions";
import type { SearchState } from "../../../lib/search/search-state";
import { RECENT_SEARCHES_KEY } from "../../../lib/search/search-state";
import { SearchPanel } from "../search-panel";

const { names, text, store } = exportSmallSite();
const FILES: Record<string, unknown> = {
  "/search-files/manifest.json": {
    first: { first: 1, entries: Object.values(store), terms: names.map(packPostings) },
    names: [],
    questions: "questions.json",
    text: ["text.json"],
    texts: "texts",
    synonyms: [],
    useful: ["/docs/api/chat"],
    apis: [],
  },
  "/search-files/questions.json": packQuestions([[8, new Set(["takeover"])]]),
  "/search-files/text.json": text.map(packPostings),
  "/search-files/texts/1.json": { 1: "Make a token.", 2: "Then rotate it." },
};

let broken: Set<string>;
const onFollow = jest.fn();

beforeEach(() => {
  broken = new Set();
  localStorage.clear();
  onFollow.mockClear();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  Object.assign(globalThis, {
    __BASE_PATH__: "",
    fetch: async (url: string) =>
      broken.has(url)
        ? { ok: false, status: 500 }
        : { ok: true, status: 200, json: async () => structuredCloneOf(FILES[url]) },
  });
});

function structuredCloneOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function Panel({ start = { query: "" } }: { start?: SearchState }) {
  const [state, setState] = useState(start);
  return <SearchPanel state={state} onChange={setState} onFollow={onFollow} limit={20} isDialog />;
}

const field = () => screen.getByRole("combobox") as HTMLInputElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const options = () => screen.queryAllByRole("option").map((option) => option.getAttribute("href"));

describe("the search", () => {
  it("keeps what is typed before the index has come, and then finds", async () => {
    render(<Panel />);
    type("rotate");
    expect(screen.getByText("Searching…")).toBeTruthy();
    await waitFor(() => expect(options()).toEqual(["/docs/tokens", "/docs/tokens#rotate"]));
    expect(field().value).toBe("rotate");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 page"));
    expect(document.querySelector("mark")?.textContent).toBe("Rotate");
    const excerpt = await screen.findByText(/Then/);
    expect(excerpt.querySelector("mark")?.textContent).toBe("rotate");
  });

  it("asks for further files when the first results are shown, and not before", async () => {
    const { fetch } = globalThis;
    const shown: string[] = [];
    globalThis.fetch = async (url) => {
      if (String(url).includes("questions")) shown.push(...(options() as string[]));
      return fetch(url);
    };
    render(<Panel start={{ query: "rotate" }} />);
    await waitFor(() => expect(shown).toEqual(["/docs/tokens", "/docs/tokens#rotate"]));
  });

  it("moves with the arrow keys and opens with Enter", async () => {
    render(<Panel start={{ query: "token" }} />);
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    const chosen = () => screen.getByRole("option", { selected: true }).getAttribute("href");
    await waitFor(() => expect(chosen()).toBe(options()[0]));
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    expect(chosen()).toBe(options()[1]);
    expect(field().getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option", { selected: true }).id,
    );
    fireEvent.keyDown(field(), { key: "ArrowUp" });
    fireEvent.keyDown(field(), { key: "ArrowUp" });
    expect(chosen()).toBe(options().at(-1));
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? "")).toEqual(["token"]);
  });

  it.each([
    ["Escape in a dialog closes it", { key: "Escape" }, true, 1],
    ["Escape on the search page clears the field", { key: "Escape" }, false, 0],
    ["other keys close nothing", { key: "a" }, true, 0],
    [
      "Escape that ends the composition of a character",
      { key: "Escape", isComposing: true },
      true,
      0,
    ],
  ])("%s", async (_, key, isInDialog, closed) => {
    const close = jest.fn();
    Object.assign(HTMLDialogElement.prototype, { close });
    render(
      isInDialog ? (
        <dialog open>
          <Panel />
        </dialog>
      ) : (
        <Panel />
      ),
    );
    await screen.findByRole("option");
    expect(fireEvent.keyDown(field(), key)).toBe(closed === 0);
    expect(close).toHaveBeenCalledTimes(closed);
  });

  it.each(["ctrlKey", "metaKey", "shiftKey"])(
    "opens in a new tab with %s and Enter",
    async (key) => {
      render(<Panel start={{ query: "token" }} />);
      await waitFor(() => expect(screen.getByRole("option", { selected: true })).toBeTruthy());
      fireEvent.keyDown(field(), { key: "Enter", [key]: true });
      expect(onFollow.mock.lastCall?.[0]).toMatchObject({ [key]: true });
    },
  );

  it.each([
    ["Enter that ends the composition of a character", "token", { isComposing: true }],
    ["Enter without results", "(", {}],
  ])("opens nothing with %s", async (_, query, key) => {
    render(<Panel start={{ query }} />);
    await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe("Searching…"));
    fireEvent.keyDown(field(), { key: "Enter", ...key });
    fireEvent.keyDown(field(), { key: "ArrowDown", ...key });
    expect(onFollow).not.toHaveBeenCalled();
  });

  it("keeps to an area, and offers the rest where that has nothing", async () => {
    render(<Panel start={{ query: "webhooks" }} />);
    await waitFor(() => expect(options()).toContain("/blog/webhooks"));
    fireEvent.click(screen.getByLabelText("API"));
    await waitFor(() => expect(options()).toEqual([]));
    const note = await screen.findByText(/Nothing found for/);
    expect(note.textContent).toContain("in API");
    fireEvent.click(screen.getByRole("button", { name: /from everywhere/ }));
    await waitFor(() => expect(options()).toContain("/blog/webhooks"));
  });

  it("offers each API of several as an area", async () => {
    const manifest = FILES["/search-files/manifest.json"] as object;
    const apis = [
      { url: "/docs/api", title: "Chat API" },
      { url: "/docs/other", title: "Other API" },
    ];
    const { fetch } = globalThis;
    globalThis.fetch = async (url) =>
      url === "/search-files/manifest.json"
        ? ({ ok: true, json: async () => ({ ...manifest, apis }) } as Response)
        : fetch(url);
    render(<Panel start={{ query: "chat" }} />);
    fireEvent.click(await screen.findByLabelText("Other API"));
    const note = await screen.findByText(/Nothing found for/);
    expect(note.textContent).toContain("in Other API");
    fireEvent.click(screen.getByLabelText("Chat API"));
    await waitFor(() => expect(options()).toContain("/docs/api/chat"));
    expect(options().every((href) => href?.startsWith("/docs/api"))).toBe(true);
  });

  it("offers earlier searches, and forgets them", async () => {
    localStorage.setItem(RECENT_SEARCHES_KEY, '["handoff"]');
    render(<Panel />);
    await waitFor(() => expect(options()).toEqual(["/search?q=handoff", "/docs/api/chat"]));
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(field().value).toBe("handoff"));
    type("");
    fireEvent.click(await screen.findByRole("button", { name: /Clear/ }));
    await waitFor(() => expect(options()).toEqual(["/docs/api/chat"]));
    expect(document.activeElement).toBe(field());
  });

  it("finds a page by a question that it answers", async () => {
    render(<Panel start={{ query: "takeover" }} />);
    await waitFor(() => expect(options()).toEqual(["/docs/guides/handoff"]));
  });

  it("says that it searches until all files have come, and not that there is nothing", async () => {
    const text = "/search-files/text.json";
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { fetch } = globalThis;
    globalThis.fetch = async (url) => {
      if (url === text) await waiting;
      return fetch(url);
    };
    render(<Panel start={{ query: "revoke" }} />);
    await waitFor(() => expect(screen.getAllByText("Searching…")).toHaveLength(2));
    expect(screen.getByRole("status").textContent).toBe("Searching…");
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    answer();
    await waitFor(() => expect(options()).toContain("/docs/tokens#rotate"));
    expect(screen.getByRole("status").textContent).toBe("1 page");
  });

  it("says that the index could not be loaded, and tries again", async () => {
    broken.add("/search-files/manifest.json");
    render(<Panel start={{ query: "rotate" }} />);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(screen.getByRole("link", { name: "list of all pages" }).getAttribute("href")).toBe(
      "/search",
    );
    broken.clear();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(options()).toContain("/docs/tokens#rotate"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("goes on with titles where the texts are missing", async () => {
    broken.add("/search-files/text.json");
    render(<Panel start={{ query: "rotate" }} />);
    expect((await screen.findByRole("alert")).textContent).toContain("only titles");
    await waitFor(() => expect(options()).toContain("/docs/tokens#rotate"));
  });

  it.each(["<img src=x onerror=alert(1)>", "(", "\\", "x".repeat(10_000), "日本語"])(
    "shows %.20s as text",
    async (query) => {
      render(<Panel start={{ query }} />);
      expect(await screen.findByText(/Nothing found for/)).toBeTruthy();
      expect(document.querySelector("img")).toBeNull();
    },
  );
});
