import { render } from "@testing-library/react";
import { Picture } from "../picture";

const data = { width: 760, height: 399, images: { fallback: { src: "/hero.png" } } };

describe("Picture", () => {
  it("has its size, and is lazy unless it is the first", () => {
    const { container } = render(
      <>
        <Picture data={data} alt="A" width={380} />
        <Picture data={data} alt="B" isFirst />
      </>,
    );
    const pictures = [...container.querySelectorAll("img")].map((image) => [
      image.getAttribute("width"),
      image.getAttribute("height"),
      image.getAttribute("loading"),
    ]);
    expect(pictures).toEqual([
      ["380", "200", "lazy"],
      ["760", "399", "eager"],
    ]);
  });
});
