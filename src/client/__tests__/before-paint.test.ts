import { removeListenersAfterEach } from "../../testing/window-listeners";

removeListenersAfterEach();

const adopted: string[] = [];

/** Runs the script in the head of a page. */
function open(address = "/a", head = ""): void {
  history.replaceState(null, "", address);
  document.head.innerHTML = head;
  jest.isolateModules(() => require("../inline-scripts/before-paint"));
}

/** Returns whether the browser was told to load another address, which jsdom cannot do. */
const hasLeft = () =>
  jest.mocked(console.error).mock.calls.some(([error]) => String(error).includes("navigation"));

beforeAll(() => {
  // jsdom has neither of them.
  Object.assign(globalThis, {
    DEFAULT_MODE: "light",
    OTHER_MODE: "dark",
    CSS: { escape: (text: string) => text.replaceAll('"', '\\"') },
    CSSStyleSheet: class {
      replaceSync(text: string) {
        adopted.push(text);
      }
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
});
beforeEach(() => {
  localStorage.clear();
  adopted.length = 0;
  document.adoptedStyleSheets.length = 0;
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe("the address", () => {
  const REFRESH = '<meta http-equiv="refresh" content="0; url=/b">';
  it.each([
    ["of a page stays", "/a?b#c", "", false],
    ["with index.html is replaced", "/a/index.html?b#c", "", true],
    ["with index.html in a name stays", "/a/index.html/b", "", false],
    ["… or at the end of one", "/a/my-index.html", "", false],
    ["of a page that leads to another one is left to the browser", "/a", REFRESH, false],
    ["… unless it has a query", "/a?b", REFRESH, true],
    ["… or a fragment", "/a#b", REFRESH, true],
  ])("%s", (_, address, head, expected) => {
    open(address, head);
    expect(hasLeft()).toBe(expected);
  });
});

describe("the color mode", () => {
  afterEach(() => void Object.assign(globalThis, { DEFAULT_MODE: "light", OTHER_MODE: "dark" }));

  it.each([
    ["light", "dark", null, "light"],
    ["light", "dark", "light", "light"],
    ["light", "dark", "dark", "dark"],
    ["light", "dark", "sepia", "light"],
    ["dark", "light", null, "dark"],
    ["dark", "light", "light", "light"],
    ["dark", "dark", "light", "dark"],
  ])("of a site with %s and %s is for %s %s", (byDefault, other, stored, shown) => {
    Object.assign(globalThis, { DEFAULT_MODE: byDefault, OTHER_MODE: other });
    if (stored) localStorage.setItem("theme", stored);
    open();
    expect(document.documentElement.dataset.theme).toBe(shown);
  });

  it("is the stored one, also when another tab changes it", () => {
    localStorage.setItem("theme", "dark");
    open();
    expect(document.documentElement.dataset.theme).toBe("dark");
    localStorage.setItem("theme", "light");
    dispatchEvent(new Event("storage"));
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});

describe("an announcement", () => {
  it.each<[string, string | null, string | null, string[]]>([
    ["that was closed is hidden", 'a"b', "true", ['[data-announcement="a\\"b"]{display:none}']],
    ["that was only shown is not", "a", "false", []],
    ["that nothing is known of is not", null, "true", []],
  ])("%s", (_, id, dismissed, expected) => {
    if (id) localStorage.setItem("docusaurus.announcement.id", id);
    if (dismissed) localStorage.setItem("docusaurus.announcement.dismiss", dismissed);
    open();
    expect(adopted).toEqual(expected);
    expect(document.adoptedStyleSheets).toHaveLength(expected.length);
  });
});
