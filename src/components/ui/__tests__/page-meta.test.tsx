import { fireEvent, render, screen } from "@testing-library/react";
import { MarkdownLinks } from "../page-meta";

describe("MarkdownLinks", () => {
  const writeText = jest.fn();
  beforeEach(() => {
    Object.assign(navigator, { clipboard: { writeText } });
  });

  it("links to the Markdown export and copies it", async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => "# A" })) as never;
    render(<MarkdownLinks permalink="/docs/a" />);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/docs/a.md");
    fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith("# A");
  });

  it("reports when the export cannot be loaded", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    globalThis.fetch = jest.fn(async () => ({ ok: false, status: 404 })) as never;
    render(<MarkdownLinks permalink="/docs/a" />);
    fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByRole("button", { name: "Could not copy" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Could not copy");
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
