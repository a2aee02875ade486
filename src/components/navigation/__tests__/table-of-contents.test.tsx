import { shownHeadings } from "../table-of-contents";

describe("shownHeadings", () => {
  const headings = [2, 3, 4].map((depth) => ({ depth, text: `${depth}`, id: `h${depth}` }));
  it.each([
    ["levels 2 to 3", { min: 2, max: 3 }, ["h2", "h3"]],
    ["one level", { min: 4, max: 4 }, ["h4"]],
    ["none where they are hidden", { min: 2, max: 4, hidden: true }, []],
  ])(
    "%s",
    (_, { min, max, hidden = false }: { min: number; max: number; hidden?: boolean }, ids) => {
      const shown = shownHeadings({
        headings,
        hideTableOfContents: hidden,
        tocMinHeadingLevel: min,
        tocMaxHeadingLevel: max,
      });
      expect(shown.map(({ id }) => id)).toEqual(ids);
    },
  );
});
