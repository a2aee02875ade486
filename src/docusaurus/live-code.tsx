import Playground from "@theme/Playground";
import scope from "@theme/ReactLiveScope";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "./error-boundary";

interface LiveCodeProps {
  /** What follows the language of the block: `live noInline`. */
  metastring: string;
  /** The block as it is without scripts. */
  children: ReactNode;
}

/** A block of code that readers can change and run. It replaces the block when the application has loaded. */
export default function LiveCode({ metastring, children }: LiveCodeProps) {
  const block = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(block.current?.querySelector("pre")?.textContent ?? ""), []);
  if (code === undefined) return <div ref={block}>{children}</div>;
  return (
    <ErrorBoundary fallback={() => children}>
      <Playground
        scope={scope}
        metastring={metastring}
        noInline={/\bnoInline\b/.test(metastring)}
        position={LIVE_CODE}
      >
        {code}
      </Playground>
    </ErrorBoundary>
  );
}

/** `markdown.liveCode` of the settings, which `src/site/webpack-config.ts` defines. */
declare const LIVE_CODE: "top" | "bottom";
