import { fireEvent, render, screen } from "@testing-library/react";
import { TabItem, Tabs } from "../tabs";

type Props = Omit<Parameters<typeof Tabs>[0], "children">;
const tabs = (props: Props = {}, byDefault?: string) => (
  <Tabs {...props}>
    {["a", "b", "c"].map((value) => (
      <TabItem key={value} value={value} label={value.toUpperCase()} default={value === byDefault}>
        Panel {value}
      </TabItem>
    ))}
    <p>Not a tab</p>
    Text
  </Tabs>
);
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
const panel = () => screen.getByRole("tabpanel").textContent;
const tab = (name: string) => screen.getByRole("tab", { name });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  Object.assign(window, { scrollBy: jest.fn() });
});

describe("tabs", () => {
  it.each([
    ["the first one", {}, undefined, "A"],
    ["the default", {}, "b", "B"],
  ])("show at first %s", (_, props, byDefault, label) => {
    render(tabs(props, byDefault));
    expect([chosen(), panel()]).toEqual([label, `Panel ${label.toLowerCase()}`]);
    expect(screen.getAllByRole("tab")).toHaveLength(3);
  });

  it("are named by their values without labels", () => {
    render(
      <Tabs>
        <TabItem value="x">X</TabItem>
      </Tabs>,
    );
    expect(tab("x").getAttribute("data-value")).toBe("x");
    expect(screen.getByRole("tabpanel", { name: "x" }).dataset.label).toBe("x");
  });

  it("show what the reader clicks, and only that is reached with Tab", () => {
    render(tabs());
    fireEvent.click(tab("B"));
    expect([chosen(), panel()]).toEqual(["B", "Panel b"]);
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(localStorage).toHaveLength(0);
    expect(location.search).toBe("");
  });

  it.each([
    ["ArrowRight", "B", "C"],
    ["ArrowRight", "C", "A"],
    ["ArrowLeft", "B", "A"],
    ["ArrowLeft", "A", "C"],
    ["Home", "C", "A"],
    ["End", "A", "C"],
    ["a", "B", "B"],
  ])("with %s on %s show %s", (key, from, to) => {
    render(tabs());
    fireEvent.click(tab(from));
    tab(from).focus();
    expect(fireEvent.keyDown(tab(from), { key })).toBe(from === to);
    expect(chosen()).toBe(to);
    expect(document.activeElement).toBe(tab(to));
  });

  it("of one group change together, on later pages too", () => {
    const pair = (
      <>
        {tabs({ groupId: "os" })}
        {tabs({ groupId: "os" })}
        {tabs()}
      </>
    );
    const { unmount } = render(pair);
    fireEvent.click(screen.getAllByRole("tab", { name: "C" })[0] as Element);
    const names = () =>
      screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);
    expect(names()).toEqual(["C", "C", "A"]);
    expect({ ...localStorage }).toEqual({ "docusaurus.tab.os": "c" });
    unmount();
    render(pair);
    expect(names()).toEqual(["C", "C", "A"]);
  });

  it.each([
    [{ queryString: "os" }, "?os=c", "C"],
    [{ queryString: true, groupId: "os" }, "?os=c", "C"],
    [{ queryString: "os" }, "?os=x", "A"],
    [{ queryString: "os" }, "?other=c", "A"],
    [{}, "?os=c", "A"],
    [{ queryString: false, groupId: "os" }, "?os=c", "A"],
  ])("with %j at %s show %s", (props, search, label) => {
    history.replaceState(null, "", search);
    render(tabs(props));
    expect(chosen()).toBe(label);
  });

  it("keep the choice in the address, which comes before a stored one", () => {
    localStorage.setItem("docusaurus.tab.os", "b");
    history.replaceState(null, "", "?x=1&os=c#h");
    render(tabs({ queryString: true, groupId: "os" }));
    expect(chosen()).toBe("C");
    fireEvent.click(tab("A"));
    expect(chosen()).toBe("A");
    expect(location.search + location.hash).toBe("?x=1&os=a#h");
  });

  it("ignore a stored choice that they do not have", () => {
    localStorage.setItem("docusaurus.tab.os", "x");
    render(tabs({ groupId: "os" }, "b"));
    expect(chosen()).toBe("B");
  });

  it("stay at their place in the window when tabs above them change", () => {
    render(tabs());
    const tops = [100, 140];
    tab("B").getBoundingClientRect = () => ({ top: tops.shift() }) as DOMRect;
    fireEvent.click(tab("B"));
    expect(scrollBy).toHaveBeenCalledWith({ top: 40, behavior: "instant" });
    tab("C").getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
    fireEvent.click(tab("C"));
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });
});
