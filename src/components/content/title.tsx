import { createContext, useContext } from "react";
import type { ReactNode } from "react";

/** What stands under the title of a page, wherever the title comes from. */
export const BelowTitle = createContext<ReactNode>(null);

/** The title of a page: of its front matter, or the first heading of its text. */
export function Title({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1>{children}</h1>
      {useContext(BelowTitle)}
    </>
  );
}
