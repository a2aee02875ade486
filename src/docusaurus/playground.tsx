import PlaygroundContainer from "@theme/Playground/Container";
import PlaygroundEditor from "@theme/Playground/Editor";
import PlaygroundHeader from "@theme/Playground/Header";
import PlaygroundLayout from "@theme/Playground/Layout";
import PlaygroundPreview from "@theme/Playground/Preview";
import PlaygroundProvider from "@theme/Playground/Provider";
import type { ReactNode } from "react";
import * as React from "react";
import type { LiveProviderProps, Theme } from "react-live";
import { LiveEditor, LiveError, LivePreview, LiveProvider } from "react-live";
import { ErrorBoundary } from "./error-boundary";

/*
 * The parts of a block of live code. Each imports the others by their names in Docusaurus, so that a site can
 * replace one of them in `src/theme`.
 */

interface PlaygroundProps extends Omit<LiveProviderProps, "children" | "code"> {
  children?: string;
  position?: "top" | "bottom" | undefined;
  metastring?: string;
}

/** `@theme/Playground`: code that readers can change, and its result. */
export function Playground({ children, position, ...rest }: PlaygroundProps) {
  return (
    <PlaygroundContainer>
      <PlaygroundProvider code={children} {...rest}>
        <PlaygroundLayout position={position} />
      </PlaygroundProvider>
    </PlaygroundContainer>
  );
}

/** `@theme/Playground/Container`. */
export function Container({ children }: { children?: ReactNode }) {
  return <div className="live-code">{children}</div>;
}

/** Colors of the style sheet. */
const COLORS: Theme = {
  plain: { color: "var(--text)", backgroundColor: "var(--code-page)" },
  styles: [
    { types: ["keyword", "operator"], style: { color: "var(--code-keyword)" } },
    { types: ["string", "attr-value", "template-string"], style: { color: "var(--green)" } },
    { types: ["number", "boolean", "constant"], style: { color: "var(--code-constant)" } },
    { types: ["function", "tag", "class-name"], style: { color: "var(--blue)" } },
    { types: ["attr-name", "parameter"], style: { color: "var(--code-parameter)" } },
    { types: ["comment"], style: { color: "var(--text-quiet)" } },
  ],
};

interface ProviderProps extends LiveProviderProps {
  metastring?: string;
  className?: string;
}

/** `@theme/Playground/Provider`: compiles the code. */
export function Provider({ code = "", transformCode, metastring, ...rest }: ProviderProps) {
  return (
    <LiveProvider
      theme={COLORS}
      noInline={/\bnoInline\b/.test(metastring ?? "")}
      {...rest}
      code={code.trimEnd()}
      // As in Docusaurus.
      transformCode={transformCode ?? ((text) => `${text};`)}
    />
  );
}

/** `@theme/Playground/Layout`: the editor and the result, one below the other. */
export function Layout({ position }: Pick<PlaygroundProps, "position">) {
  return position === "top" ? (
    <>
      <PlaygroundPreview />
      <PlaygroundEditor />
    </>
  ) : (
    <>
      <PlaygroundEditor />
      <PlaygroundPreview />
    </>
  );
}

/** `@theme/Playground/Header`: the title of a part. */
export function Header({ children }: { children?: ReactNode }) {
  return <div className="live-code-title">{children}</div>;
}

/** `@theme/Playground/Editor`. */
export function Editor() {
  return (
    <>
      <PlaygroundHeader>Live Editor</PlaygroundHeader>
      <LiveEditor className="live-code-editor" />
    </>
  );
}

/** `@theme/Playground/Preview`: the result, or why there is none. */
export function Preview() {
  return (
    <>
      <PlaygroundHeader>Result</PlaygroundHeader>
      <div className="live-code-result">
        <ErrorBoundary>
          <LivePreview />
        </ErrorBoundary>
        <LiveError />
      </div>
    </>
  );
}

/** `@theme/ReactLiveScope`: the names that code can use. */
export const ReactLiveScope = { React, ...React };
