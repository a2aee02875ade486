import { act, render, renderHook, screen } from "@testing-library/react";
import clsx from "clsx";
import {
  Admonition,
  BrowserOnly,
  CopyIcon,
  Details,
  Heading,
  Link,
  SuccessIcon,
  ThemedImage,
  Translate,
  translate,
} from "../components";
import { Redirect, useBaseUrl, useWindowSize } from "../hooks";

describe("modules of Docusaurus", () => {
  it.each([
    [
      <Link key="" to="/docs/a/" isNavLink>
        a
      </Link>,
      '<a href="/docs/a">a</a>',
    ],
    [
      <Heading key="" as="h3" id="a">
        A
      </Heading>,
      '<h3 id="a">A</h3>',
    ],
    [
      <Translate key="" values={{ b: <b>c</b> }}>
        {"a {b} {d}"}
      </Translate>,
      "a <b>c</b> {d}",
    ],
    [
      <ThemedImage key="" alt="a" sources={{ light: "/l.png", dark: "/d.png" }} />,
      '<img alt="a" src="/l.png" class="only-light"><img alt="a" src="/d.png" class="only-dark">',
    ],
    [
      <Admonition key="" type="caution">
        a
      </Admonition>,
      '<div class="admonition admonition-warning" role="note"><p class="admonition-title">Caution</p>a</div>',
    ],
    [
      <Details key="" summary="a" open>
        b
      </Details>,
      '<details open=""><summary>a</summary>b</details>',
    ],
    [
      <Details key="" className="a">
        <summary>b</summary>c
      </Details>,
      '<details class="a"><summary>b</summary>c</details>',
    ],
    [<Redirect key="" to="/a" />, '<meta http-equiv="refresh" content="0; url=/a">'],
  ])("draw %#", (element, html) => {
    expect(render(element).container.innerHTML).toBe(html);
  });

  it.each([CopyIcon, SuccessIcon])("draw a sign with the class of its user %#", (Icon) => {
    const { container } = render(<Icon className="a" />);
    expect(container.querySelector("svg.a[aria-hidden=true] path")).toBeTruthy();
  });

  it("draw in the browser what only it can", () => {
    render(<BrowserOnly>{() => "there"}</BrowserOnly>);
    expect(screen.getByText("there")).toBeTruthy();
  });

  it.each([
    ["img/a.png", "/img/a.png"],
    ["/img/a.png", "/img/a.png"],
    ["https://a.example/b", "https://a.example/b"],
    ["", ""],
  ])("make of %s the address %s", (url, address) => {
    expect(useBaseUrl(url)).toBe(address);
  });

  it("follow the width of the window", () => {
    const { innerWidth } = window;
    const resize = (width: number) =>
      act(() => {
        window.innerWidth = width;
        window.dispatchEvent(new Event("resize"));
      });
    const { result } = renderHook(useWindowSize);
    resize(997);
    expect(result.current).toBe("desktop");
    resize(996);
    expect(result.current).toBe("mobile");
    resize(innerWidth);
  });

  it("join class names, and put values into texts", () => {
    expect(clsx("a", { b: true, c: 0 }, [null, "d"], false)).toBe("a b d");
    expect(translate({ message: "Good day, {name}" }, { name: "you" })).toBe("Good day, you");
  });
});
