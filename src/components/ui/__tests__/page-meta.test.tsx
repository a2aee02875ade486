import { fireEvent, render, screen } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { MarkdownLinks, PageMeta } from "../page-meta";

const SETTINGS = {
  editUrl: null as string | null,
  editUrls: [] as Array<{ folder: string; url: string }>,
  feedbackUrl: null as string | null,
  file: "content/site.yml",
  url: "https://a.example",
};
const settings = { ...SETTINGS };
beforeEach(() => void Object.assign(settings, SETTINGS));
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

  it.each([
    [{}, []],
    [{ date: "2025-03-04" }, ["Last updated on March 4, 2025"]],
    [{ author: "Ada" }, ["Last updated by Ada"]],
    [{ date: "2025-03-04", author: "Ada" }, ["Last updated on March 4, 2025 by Ada"]],
  ])("says of the last change %j: %j", (change, lines) => {
    const lastUpdate = { date: null, author: null, ...change };
    expect(linesOf(render(<PageMeta {...page} lastUpdate={lastUpdate} />).container)).toEqual(
      lines,
    );
  });

  const FORGE = "https://forge.example/edit";
  const editUrls = [
    { folder: "docs", url: `${FORGE}/docs/{path}` },
    { folder: "docs/api", url: `${FORGE}/api/{path}` },
  ];
  it.each([
    ["no settings", {}, {}, undefined],
    ["the site's address", { editUrl: `${FORGE}/` }, {}, `${FORGE}/content/docs/api/a.mdx`],
    ["a place in the address", { editUrl: `${FORGE}?f={path}` }, {}, `${FORGE}?f=docs/api/a.mdx`],
    ["the address of the innermost folder", { editUrls }, {}, `${FORGE}/api/a.mdx`],
    [
      "the address of another folder",
      { editUrls: editUrls.slice(0, 1), editUrl: FORGE },
      {},
      `${FORGE}/docs/api/a.mdx`,
    ],
    ["a folder with a similar name", { editUrls: [{ folder: "doc", url: FORGE }] }, {}, undefined],
    [
      "the page's own address",
      { editUrl: FORGE },
      { editUrl: "https://own.example" },
      "https://own.example",
    ],
    ["no editing of the page", { editUrl: FORGE }, { editUrl: "" }, undefined],
    ["no file", { editUrl: FORGE }, { file: undefined }, undefined],
  ])("says where to edit a page with %s", (_, site, own, href) => {
    Object.assign(settings, site);
    const { container } = render(
      <PageMeta {...page} {...{ file: "content/docs/api/a.mdx", editUrl: null, ...own }} />,
    );
    expect(linesOf(container)).toEqual(href === undefined ? [] : [`[Edit this page](${href})`]);
  });

  it("is absent without anything to show", () => {
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
