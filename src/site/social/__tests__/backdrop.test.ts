import { drawBackdrop } from "../backdrop";

describe("the ground of a section's cards", () => {
  it.each(["API", "Guides", "Blog", "Documentation"])(
    "leaves room for the lettering in the palette: %s",
    async (section) => {
      const { palette, pixels } = await drawBackdrop(section);
      expect(palette.length).toBeLessThanOrEqual(208);
      expect(pixels.every((index) => index < palette.length)).toBe(true);
    },
  );
});
