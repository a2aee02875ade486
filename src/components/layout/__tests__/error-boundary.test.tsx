import { fireEvent, render, screen } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import { ErrorBoundary } from "../error-boundary";

let thrown: unknown;
function Page() {
  if (thrown !== undefined) throw thrown;
  return <p>The page</p>;
}

beforeEach(() => {
  document.title = "Its title";
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const page = (props = {}) => (
  <ErrorBoundary {...props}>
    <Page />
  </ErrorBoundary>
);
const REPORT = ["# This page crashed", "Something went wrong here. Trying again may help."];
const WAYS = "<Try again>[Go to the start page](/)";

describe("a page that throws", () => {
  it.each([
    ["an error", new Error("no data"), ["no data"]],
    ["a text", "broken", ["broken"]],
    [
      "an error with a cause",
      new Error("no data", { cause: new Error("offline") }),
      ["no data Cause: offline"],
    ],
  ])("is replaced by a report of %s", (_, error, messages) => {
    thrown = error;
    const { container } = render(page({ isOutermost: true }));
    expect(linesOf(container)).toEqual([...REPORT, ...messages, WAYS]);
  });

  it("leaves search and menu", () => {
    thrown = "broken";
    render(page());
    expect(screen.getByText(/Search and the menu still work/)).toBeTruthy();
  });

  it("has another title until the page is shown again", () => {
    thrown = "broken";
    render(page());
    expect(document.title).toBe("Page Error");
    thrown = undefined;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("The page")).toBeTruthy();
    expect(document.title).toBe("Its title");
  });

  it.each([
    ["Its title", 0],
    ["", 1],
  ])("has its head rendered again if that is lost: title %j", (title, navigations) => {
    jest.useFakeTimers();
    const ___navigate = jest.fn();
    Object.assign(window, { ___navigate });
    history.replaceState(null, "", "/a?b=c#d");
    thrown = "broken";
    render(page());
    thrown = undefined;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    document.title = title;
    jest.runAllTimers();
    expect(___navigate).toHaveBeenCalledTimes(navigations);
    if (navigations > 0) expect(___navigate).toHaveBeenCalledWith("/a?b=c#d", { replace: true });
    jest.useRealTimers();
  });
});
