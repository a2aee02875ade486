import { render, screen } from "@testing-library/react";
import type { SchemaMember } from "../../../../plugins/gatsby-source-openapi";
import { Members } from "../schema";

function member(label: string, required: boolean): SchemaMember {
  return {
    kind: "row",
    label,
    isName: true,
    // Data of pages leaves out what is false.
    ...(required ? { required } : {}),
    schema: { anchor: label, type: "string" },
  };
}

/** Shows as many required and optional members, and returns the text of each row's mark. */
function marksOf(required: number, optional: number): string[] {
  const members = Array.from({ length: required + optional }, (_, at) =>
    member(`m${at}`, at < required),
  );
  const { container } = render(<Members schema={{ anchor: "a", type: "object", members }} />);
  return [...container.querySelectorAll(".field")].map(
    (row) => row.querySelector(".mark")?.textContent ?? "",
  );
}

it("names the type of items without a name", () => {
  const items = {
    kind: "part",
    label: "Each item",
    schema: { anchor: "a[]", type: "string" },
  } as const;
  render(<Members schema={{ anchor: "a", type: "array of string", members: [items] }} />);
  expect(screen.getByText("Each item").textContent).toMatch(/^Each item\s+string$/);
});

describe("the members of a schema", () => {
  it.each([
    [1, 4, ["required", "", "", "", ""]],
    [4, 1, ["", "", "", "", "optional"]],
    [3, 1, ["", "", "", "optional"]],
    [1, 1, ["required", ""]],
    [1, 0, ["required"]],
    [0, 1, ["optional"]],
    [0, 2, ["", ""]],
    [5, 0, ["", "", "", "", ""]],
  ])("of %i required and %i optional ones, mark the fewer", (one, other, marks) => {
    expect(marksOf(one, other)).toEqual(marks);
  });

  it.each([
    [4, 1, "Required, unless marked as optional."],
    [2, 3, "Optional, unless marked as required."],
    [2, 0, "All are required."],
  ])(
    "of %i required and %i optional ones, say what those without a mark are",
    (one, other, note) => {
      marksOf(one, other);
      expect(screen.queryByText(note)).not.toBeNull();
    },
  );
});
