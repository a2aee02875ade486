import { TextEncoder } from "node:util";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ListedSchema } from "../schemas-page";
import { SchemasPage } from "../schemas-page";

function schema(name: string, more: Partial<ListedSchema> = {}): ListedSchema {
  const permalink = `/schemas/${name}`;
  return {
    name,
    title: name,
    permalink,
    description: "",
    typeLabel: "object",
    fieldCount: 0,
    ...more,
  };
}

const SCHEMAS = [
  schema("Error"),
  schema("Chat", { title: "A talk", tag: "Chats & more" }),
  schema("Message", { tag: "Chats & more" }),
];

const API = { title: "Pets API", permalink: "/api" };
const page = (schemas: readonly ListedSchema[]) =>
  render(<SchemasPage document={API} schemas={schemas} />);
const rows = (container: HTMLElement) => [...container.querySelectorAll(".schema-rows > li")];
const shown = (container: HTMLElement) =>
  rows(container)
    .filter((row) => !row.hasAttribute("hidden"))
    .map((row) => row.querySelector("code")?.textContent);

describe("the list of schemas", () => {
  it("groups schemas by their tag, and has those of no tag last", () => {
    const { container } = page(SCHEMAS);
    const sections = [...container.querySelectorAll("section")];
    expect(sections.map((section) => section.getAttribute("aria-labelledby"))).toEqual([
      "group-chats-more",
      "group-shared",
    ]);
    expect(sections.map((section) => section.querySelectorAll("li").length)).toEqual([2, 1]);
    expect(container.querySelector(".page-with-toc")).not.toBeNull();
    expect(screen.getByText(/of the Pets API/)).toBeTruthy();
  });

  it.each([
    ["", ["Chat", "Message", "Error"], false],
    [" CHAT ", ["Chat"], false],
    ["talk", ["Chat"], false],
    ["e", ["Message", "Error"], false],
    ["nothing", [], true],
  ])("filtered by %j shows %j", (query, names, isEmpty) => {
    const { container } = page(SCHEMAS);
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: query } });
    expect(shown(container)).toEqual(names);
    expect(screen.queryByRole("status") !== null).toBe(isEmpty);
    expect(container.querySelector(".schema-table")?.hasAttribute("hidden")).toBe(isEmpty);
    const empty = container.querySelectorAll("section[hidden]");
    expect(empty).toHaveLength(isEmpty ? 2 : names.includes("Error") ? 0 : 1);
  });

  it("is filtered by what the reader typed before the script was loaded", async () => {
    // React's server renderer for browsers needs it, and jsdom does not have it.
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import("react-dom/server");
    const list = <SchemasPage document={API} schemas={SCHEMAS} />;
    const container = document.createElement("div");
    container.innerHTML = renderToString(list);
    document.body.append(container);
    screen.getByRole<HTMLInputElement>("searchbox").value = "chat";
    render(list, { container, hydrate: true });
    expect(shown(container)).toEqual(["Chat"]);
  });

  it.each<[Partial<ListedSchema>, string, string]>([
    [{}, "object", ""],
    [{ fieldCount: 1 }, "1 field", ""],
    [{ fieldCount: 2 }, "2 fields", ""],
    [{ fieldCount: 2, typeLabel: "object or null" }, "object or null, 2 fields", ""],
    [{ description: "Says it." }, "object", "Says it."],
    [{ title: "Other", description: "Says it." }, "object", "Other. Says it."],
    [{ title: "Says", description: "Says it." }, "object", "Says it."],
  ])("describes %j as %j, %j", (more, type, text) => {
    const { container } = page([schema("Chat", more)]);
    expect(container.querySelector(".field-type")?.textContent).toBe(type);
    expect(container.querySelector(".schema-text")?.textContent).toBe(text);
  });

  it.each([
    [800, 800],
    [801, 0],
  ])("of %d schemas has %d descriptions", (length, described) => {
    const schemas = Array.from({ length }, (_, index) =>
      schema(`S${index}`, { description: "Says it." }),
    );
    const { container } = page(schemas);
    expect(rows(container)).toHaveLength(length);
    expect(container.querySelectorAll(".schema-text")).toHaveLength(described);
  });
});
