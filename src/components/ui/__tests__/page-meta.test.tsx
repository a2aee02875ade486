import { fireEvent, render, screen } from "@testing-library/react";
import { MarkdownLinks, PageMeta } from "../page-meta";

const settings = { editUrl: null, feedbackUrl: null as string | null, url: "https://a.example" };
jest.mock("../../layout/use-site", () => ({ useSite: () => ({ settings }) }));

describe("PageMeta", () => {
  const page = { title: "Chats & more", permalink: "/docs/a", lastUpdate: null };

  it.each([
    [
      "mailto:docs@a.example?subject={title}&body={url}",
      "mailto:docs@a.example?subject=Chats%20%26%20more&body=https%3A%2F%2Fa.example%2Fdocs%2Fa",
    ],
    ["https://issues.example/new", "https://issues.example/new"],
  ])("links to %s with the title and address of the page", (feedbackUrl, expected) => {
    settings.feedbackUrl = feedbackUrl;
    render(<PageMeta {...page} />);
    const link = screen.getByRole("link", { name: "Was this page helpful?" });
    expect(link.getAttribute("href")).toBe(expected);
  });

  it("is absent without anything to show", () => {
    settings.feedbackUrl = null;
    expect(render(<PageMeta {...page} />).container.innerHTML).toBe("");
  });
});

describe("MarkdownLinks", () => {
  const writeText = jest.fn();
  beforeEach(() => {
    Object.assign(navigator, { clipboard: { writeText } });
  });

  it("links to the Markdown export and copies it", async () => {
    globalThis.fetch = jest.fn(async () => ({
      ok: true,
      headers: new Headers({ "content-type": "text/markdown" }),
      text: async () => "# A",
    })) as never;
    render(<MarkdownLinks permalink="/docs/a" />);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/docs/a.md");
    fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith("# A");
  });

  it.each([
    ["is not there", 404, "text/markdown"],
    ["is a page of the host", 200, "text/html"],
  ])("reports an export that %s", async (_, status, type) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    globalThis.fetch = jest.fn(async () => ({
      ok: status === 200,
      status,
      headers: new Headers({ "content-type": type }),
      text: async () => "<h1>",
    })) as never;
    render(<MarkdownLinks permalink="/docs/a" />);
    fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByRole("button", { name: "Could not copy" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Could not copy");
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
