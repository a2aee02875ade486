import { fireEvent, render, screen } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { removeListenersAfterEach } from "../../../testing/window-listeners";
import { ContentImage, ContentImages } from "../content-images";

const drawing = (width: number) =>
  `<svg viewBox="0 0 ${width} 20">\n  <text>${width}</text>\n</svg>`;
const local = { svg: null, narrowSvg: null, picture: null };
const IMAGES = [
  { ...local, src: "small.svg", svg: drawing(560) },
  { ...local, src: "wide.svg", svg: drawing(561) },
  { ...local, src: "two.svg", svg: drawing(900), narrowSvg: drawing(300) },
  {
    ...local,
    src: "photo.jpg",
    picture: { width: 800, height: 400, images: { fallback: { src: "/p.jpg" } } },
  },
];
type Props = Parameters<typeof ContentImage>[0];
const show = (props: Props) =>
  render(
    <ContentImages.Provider value={IMAGES}>
      <ContentImage {...props} />
    </ContentImages.Provider>,
  ).container;

describe("a picture in a page", () => {
  it.each<[Props, string]>([
    [{ src: "/a.png", alt: "A" }, "![A](/a.png)<Enlarge: A>"],
    [{ src: "/a.png" }, "![](/a.png)<Enlarge the picture>"],
    [{ src: "/a.png", alt: "A", title: "Figure 1" }, "![A](/a.png)<Enlarge: A>Figure 1"],
    [{ src: "photo.jpg", alt: "A" }, "![A](/p.jpg)<Enlarge: A>"],
    [{ src: "small.svg", alt: "A" }, "A<Enlarge: A>"],
  ])("with %j", (props, line) => expect(linesOf(show(props))).toEqual([line]));

  it.each([
    ["small.svg", "", "560"],
    ["wide.svg", "figure-wide", "561"],
    ["two.svg", "figure-two", "900300"],
  ])("that is the drawing %s is part of the page", (src, className, text) => {
    show({ src, alt: "A" });
    const picture = screen.getByRole("img", { name: "A" });
    expect(picture.className).toBe(`figure-drawing ${className}`);
    expect(picture.textContent).toBe(text);
  });

  it.each([
    ["/a.png", 300, "300", null],
    ["/a.png", "300", "300", null],
    ["/a.png", "half", null, null],
    ["/a.png", undefined, null, null],
    ["photo.jpg", 400, "400", "200"],
    ["photo.jpg", undefined, "800", "400"],
  ])("%s has with the width %s the size %s × %s", (src, asked, width, height) => {
    const image = show({ src, ...(asked === undefined ? {} : { width: asked }) }).querySelector(
      "img",
    );
    expect(["width", "height"].map((name) => image?.getAttribute(name) ?? null)).toEqual([
      width,
      height,
    ]);
  });
});

describe("a picture that the reader enlarges", () => {
  removeListenersAfterEach();
  const back = jest.fn();
  beforeEach(() => {
    jest.restoreAllMocks();
    history.replaceState(null, "", "/");
    jest.spyOn(history, "back").mockImplementation(back.mockReset());
    // jsdom has no modal dialogs.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event("close"));
      },
    });
  });
  const dialog = () => document.querySelector("dialog");
  const enlarge = (props: Props) => {
    const container = show(props);
    fireEvent.click(screen.getByRole("button", { name: /Enlarge/ }));
    return container;
  };

  it("is shown in a dialog with its name, which closes with a click or Back", () => {
    enlarge({ src: "/a.png", alt: "A" });
    expect(dialog()?.open).toBe(true);
    expect(dialog()?.ariaLabel).toBe("Enlarge: A");
    expect(linesOf(dialog() as Element)).toEqual(["dialog Enlarge: A:", "![A](/a.png)<Close>"]);
    expect(history.state).toEqual({ isDialog: true });
    fireEvent.click(dialog() as Element);
    expect(dialog()).toBeNull();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("is closed by Back, which goes no further", () => {
    enlarge({ src: "small.svg", alt: "A" });
    expect(dialog()?.textContent).toBe("560Close");
    history.replaceState(null, "", "/");
    fireEvent(window, new PopStateEvent("popstate"));
    expect(dialog()).toBeNull();
    expect(back).not.toHaveBeenCalled();
  });

  it("reports that it could not be loaded, and is loaded again", () => {
    enlarge({ src: "/a.png", alt: "A" });
    const image = dialog()?.querySelector("img") as HTMLImageElement;
    const loaded = jest.fn();
    Object.defineProperty(image, "src", { get: () => "/a.png", set: loaded });
    fireEvent.error(image);
    fireEvent.error(image);
    expect(screen.getByRole("alert").textContent).toBe(
      "The picture could not be loaded. Try again",
    );
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(loaded.mock.calls).toEqual([["/a.png"]]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(dialog()?.open).toBe(true);
  });
});
