import { render, screen, within } from "@testing-library/react";
import { CategoryCards } from "../category";

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: "link" as const,
    label: `Page ${at + 1}`,
    permalink: `/docs/${at + 1}`,
    description: "",
  }));

/** Labels of each list on the page. */
const lists = () =>
  screen.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  );

describe("the entries of a category", () => {
  it("are in one list, in their order", () => {
    render(<CategoryCards items={items(12)} />);
    expect(lists()).toEqual([items(12).map(({ label }) => label)]);
  });

  it("leave out those without a page", () => {
    render(<CategoryCards items={[...items(1), { type: "html", value: "<b>x</b>" }]} />);
    expect(lists()).toEqual([["Page 1"]]);
  });
});
