import { act, fireEvent, render, screen } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { CodeBlock } from "../code-block";
import { CopyButton } from "../copy-button";
import { MethodLabel } from "../method-label";
import { TagList } from "../tag-list";

const linesIn = (element: JSX.Element) => linesOf(render(element).container);
const TOOLS = "{checkbox Wrap long lines}<Copy>";
const code = (count: number) => Array.from({ length: count }, () => "a\n").join("");

describe("a block of code", () => {
  it.each([
    ["highlighted", <CodeBlock key="" html="<i class=k>if</i> a" />, ["`if a`", TOOLS]],
    ["plain", <CodeBlock key="">{"a < b"}</CodeBlock>, ["`a < b`", TOOLS]],
    ["empty", <CodeBlock key="" />, ["``", TOOLS]],
    ["with a title", <CodeBlock key="" title="a.js" html="a" />, ["a.js", "`a`", TOOLS]],
    [
      "with a title and language",
      <CodeBlock key="" title="a.js" lang="js" html="a" />,
      ["a.jsjs", "`a`", TOOLS],
    ],
    ["with a language alone", <CodeBlock key="" lang="js" html="a" />, ["`a`", TOOLS]],
    ["a diagram", <CodeBlock key="" isDiagram html="<b>a → b</b>" />, ["figure Diagram:", "a → b"]],
  ])("that is %s", (_, element, lines) => expect(linesIn(element)).toEqual(lines));

  it.each([
    [44, {}, false],
    [45, {}, true],
    [3, { longest: 3 }, false],
    [4, { longest: 3 }, true],
  ])("of %d lines with %j is folded: %s", (count, props, isFolded) => {
    const [, ...lines] = linesIn(<CodeBlock {...props}>{code(count)}</CodeBlock>);
    expect(lines).toEqual([TOOLS, ...(isFolded ? [`{checkbox } All ${count} lines`] : [])]);
  });

  it.each([
    [undefined, "", ""],
    ["1", "numbered", ""],
    [1, "numbered", ""],
    ["12", "numbered", "line 11"],
  ])("numbered from %j", (numbers, className, counter) => {
    const { container } = render(<CodeBlock html="a" {...(numbers ? { numbers } : {})} />);
    const pre = container.querySelector("pre");
    expect([pre?.className, pre?.style.counterReset]).toEqual([className, counter]);
  });
});

describe("the button that copies", () => {
  const writeText = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset();
    Object.assign(navigator, { clipboard: { writeText } });
  });
  afterEach(() => jest.useRealTimers());

  it("takes the code of its block without the last line break, and says so for a moment", async () => {
    render(<CodeBlock>{"a\nb\n"}</CodeBlock>);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy" })));
    expect(writeText).toHaveBeenCalledWith("a\nb");
    expect(screen.getByRole("status").textContent).toBe("Copied");
    act(() => void jest.advanceTimersByTime(1500));
    expect(screen.getByRole("button").textContent).toBe("Copy");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("copies nothing outside of a block", async () => {
    render(<CopyButton />);
    await act(async () => void fireEvent.click(screen.getByRole("button")));
    expect(writeText).toHaveBeenCalledWith("");
  });
});

describe("labels", () => {
  it.each([
    [<MethodLabel key="" method="get" />, "GET", "GET"],
    [<MethodLabel key="" method="delete" />, "DEL", "DELETE"],
    [<MethodLabel key="" method="post" isWebhook />, "← POST", "POST"],
  ])("of methods", (element, text, method) => {
    const label = render(element).container.querySelector<HTMLElement>(".method");
    expect([label?.textContent, label?.dataset.method]).toEqual([text, method]);
  });

  it("of tags lead to what has the same tag", () => {
    const tags = [
      { label: "A", permalink: "/tags/a" },
      { label: "B", permalink: "/tags/b", description: "About b." },
      { label: "C", permalink: "/tags/c", description: null },
    ];
    const { container } = render(<TagList tags={tags} />);
    expect(linesOf(container)).toEqual([
      "ul Tags:",
      "• [A](/tags/a)",
      "• [B](/tags/b)",
      "• [C](/tags/c)",
    ]);
    const titles = [...container.querySelectorAll("a")].map((link) => link.getAttribute("title"));
    expect(titles).toEqual([null, "About b.", null]);
    expect(linesIn(<TagList tags={[]} />)).toEqual([]);
  });
});
