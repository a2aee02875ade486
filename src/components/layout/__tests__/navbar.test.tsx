import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Navbar } from "../navbar";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../search/search-button", () => ({ SearchButton: () => null }));

it.each([
  [null, "Site"],
  ["Short", "Short"],
  ["", ""],
])("with the title %j, the link home shows %j and has a name", (title, text) => {
  const navbar = { title, logo: "/logo.svg", logoDark: null, items: [] };
  const settings = { title: "Site", navbar } as unknown as ComponentProps<
    typeof Navbar
  >["settings"];
  render(<Navbar settings={settings} sidebars={new Map()} current="/" sidebar={null} />);
  const link = screen.getByRole("link", { name: text || "Site" });
  expect(link.textContent).toBe(text);
});
