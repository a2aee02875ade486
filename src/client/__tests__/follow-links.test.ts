import { followLinks } from "../follow-links";
import type { GatsbyWindow } from "../navigation";

const observed: Element[] = [];
let onView: IntersectionObserverCallback;
let watching: MutationObserver;
const abort = jest.fn();
const target = {
  ___navigate: jest.fn(),
  ___loader: { hovering: jest.fn(), enqueue: jest.fn(() => ({ abort })) },
};

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      onView = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
  } as unknown as typeof IntersectionObserver;
  const { observe } = MutationObserver.prototype;
  jest.spyOn(MutationObserver.prototype, "observe").mockImplementation(function (
    this: MutationObserver,
    ...args
  ) {
    watching = this;
    observe.apply(this, args);
  });
  followLinks(target as unknown as GatsbyWindow);
});
// jsdom empties the document in the end.
afterAll(() => watching.disconnect());
beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, "", "/a?b=1");
});

/** Shows a link, and returns the element to point at. */
function show(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>link</b></a>`;
  return document.querySelector("b") as HTMLElement;
}

/** Clicks, and returns whether the browser itself would follow the link. */
function click(element: HTMLElement, options: MouseEventInit = {}): boolean {
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  let isLeft = false;
  addEventListener("click", stop, { once: true });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
  return isLeft;
}

describe("a link", () => {
  it.each([
    ["to a page", 'href="/c"', "/c", false],
    ["with a query and a fragment", 'href="/c?d=1#e"', "/c?d=1#e", false],
    ["to the open page", 'href="/a?b=1"', "/a?b=1", true],
    ["to the open page with another query", 'href="/a#e"', "/a#e", false],
    ["to a name with a dot", 'href="/v1.2"', "/v1.2", false],
  ])("%s is followed in the application", (_, attributes, address, replace) => {
    expect(click(show(attributes))).toBe(false);
    expect(target.___navigate.mock.calls).toEqual([[address, { replace }]]);
  });

  it.each([
    ["to another site", 'href="https://c.example/d"', {}],
    ["to a file", 'href="/c.PDF"', {}],
    ["to a place on the page", 'href="#e"', {}],
    ["that opens a tab", 'href="/c" target="_blank"', {}],
    ["that is a button", 'href="/c" role="button"', {}],
    ["without an address", "", {}],
    ["with the Ctrl key", 'href="/c"', { ctrlKey: true }],
    ["with the Meta key", 'href="/c"', { metaKey: true }],
    ["with the Shift key", 'href="/c"', { shiftKey: true }],
    ["with the Alt key", 'href="/c"', { altKey: true }],
    ["with another button", 'href="/c"', { button: 1 }],
  ])("%s is left to the browser", (_, attributes, options) => {
    expect(click(show(attributes), options)).toBe(true);
    expect(target.___navigate).not.toHaveBeenCalled();
  });

  it("that a component has handled is left alone", () => {
    const element = show('href="/c"');
    element.parentElement?.addEventListener("click", (event) => event.preventDefault());
    expect(click(element)).toBe(false);
    expect(target.___navigate).not.toHaveBeenCalled();
  });

  it("in a dialog takes the place of the dialog's entry of the history", () => {
    history.replaceState({ isDialog: true }, "");
    click(show('href="/c"'));
    expect(target.___navigate.mock.calls).toEqual([["/c", { replace: true }]]);
  });
});

describe("the page of a link is fetched", () => {
  it.each(["mouseover", "touchstart"])("on %s", (type) => {
    show('href="/c?d=1#e"').dispatchEvent(new Event(type, { bubbles: true }));
    expect(target.___loader.hovering.mock.calls).toEqual([["/c?d=1"]]);
  });

  it("not if it is no page", () => {
    show('href="/c.pdf"').dispatchEvent(new Event("mouseover", { bubbles: true }));
    expect(target.___loader.hovering).not.toHaveBeenCalled();
  });

  it("while it is in view, once it is on the page", async () => {
    show('href="/c"');
    document.body.insertAdjacentHTML("beforeend", '<a href="/d.pdf">file</a>');
    await Promise.resolve();
    document.body.append("more");
    await Promise.resolve();
    const [link] = document.links;
    expect(observed.filter((element) => element.isConnected)).toEqual([link]);
    const report = (isIntersecting: boolean) =>
      onView([{ target: link, isIntersecting } as never], undefined as never);
    report(true);
    expect(target.___loader.enqueue.mock.calls).toEqual([["/c"]]);
    expect(abort).not.toHaveBeenCalled();
    report(false);
    expect(abort).toHaveBeenCalledTimes(1);
  });
});
