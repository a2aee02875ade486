import { render } from "@testing-library/react";
import { Picture } from "../picture";

const data = (name: string) => ({
  width: 760,
  height: 399,
  images: { fallback: { src: `/${name}.png`, srcSet: `/${name}.png 760w`, sizes: "100vw" } },
});

describe("Picture", () => {
  it("offers phones another picture, if there is one", () => {
    const { container } = render(<Picture data={data("hero")} narrow={data("small")} alt="A" />);
    const source = container.querySelector("picture > source");
    expect(source?.getAttribute("srcset")).toBe("/small.png 760w");
    expect(source?.getAttribute("media")).toMatch(/max-width/);
    expect(container.querySelector("picture > img")?.getAttribute("src")).toBe("/hero.png");
  });

  it("is an image alone otherwise", () => {
    const { container } = render(<Picture data={data("hero")} alt="A" />);
    expect(container.firstElementChild?.tagName).toBe("IMG");
  });
});
