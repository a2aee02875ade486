import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import LiveCode from "../live-code";
import * as parts from "../playground";

interface Provided {
  code: string;
  noInline: boolean;
  transformCode: (code: string) => string;
  children: ReactNode;
}

const PARTS = ["Container", "Editor", "Header", "Layout", "Preview", "Provider"];

jest.mock(
  "react-live",
  () => ({
    LiveProvider: ({ code, noInline, transformCode, children }: Provided) => (
      <>
        <pre data-testid="code">{transformCode(code)}</pre>
        {noInline ? "calls render" : "is an expression"}
        {children}
      </>
    ),
    LiveEditor: () => "the editor",
    LivePreview: () => "the result",
    LiveError: () => null,
  }),
  { virtual: true },
);
jest.mock("@theme/ReactLiveScope", () => ({ default: {}, __esModule: true }), { virtual: true });
jest.mock("@theme/Playground", () => mockPart("Playground"), { virtual: true });
jest.mock("@theme/Playground/Container", () => mockPart("Container"), { virtual: true });
jest.mock("@theme/Playground/Editor", () => mockPart("Editor"), { virtual: true });
jest.mock("@theme/Playground/Header", () => mockPart("Header"), { virtual: true });
jest.mock("@theme/Playground/Layout", () => mockPart("Layout"), { virtual: true });
jest.mock("@theme/Playground/Preview", () => mockPart("Preview"), { virtual: true });
jest.mock("@theme/Playground/Provider", () => mockPart("Provider"), { virtual: true });

/** A module that exports a part of this project, as `module-aliases.ts` makes it. */
function mockPart(name: string) {
  const Part = (props: object) => {
    const { [name]: Component } =
      jest.requireActual<Record<string, (props: object) => ReactNode>>("../playground");
    return Component?.(props);
  };
  return { __esModule: true, default: Part };
}

beforeEach(() => Object.assign(globalThis, { LIVE_CODE: "bottom" }));

it("has every part", () => {
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(PARTS));
});

it("runs the text of a block, without its markup", () => {
  render(
    <LiveCode metastring="live">
      <pre>
        <code>
          <i>a</i>(1)
        </code>
      </pre>
    </LiveCode>,
  );
  expect(screen.getByTestId("code").textContent).toBe("a(1);");
  expect(document.body.textContent).toMatch(/is an expression.*the editor.*Result.*the result/);
});

it("shows the result first if the settings say so, and lets code render itself", () => {
  Object.assign(globalThis, { LIVE_CODE: "top" });
  render(
    <LiveCode metastring="live noInline">
      <pre>a</pre>
    </LiveCode>,
  );
  expect(document.body.textContent).toMatch(/calls render.*the result.*the editor/);
});
