import type { ReactNode } from "react";
import { createContext, useContext } from "react";
import type { PageContents } from "../navigation/table-of-contents";
import { ContentsDisclosure } from "../navigation/table-of-contents";

interface TitledProseProps {
  page: PageContents & {
    readonly title: string;
    /** True if the text starts with the title. */
    readonly hasOwnTitle: boolean;
    readonly hideTitle: boolean;
  };
  children: ReactNode;
}

/** The text of a page, with its title and table of contents above. */
export function TitledProse({ page, children }: TitledProseProps) {
  const contents = <ContentsDisclosure page={page} />;
  const title = page.hideTitle ? contents : <Title>{page.title}</Title>;
  return (
    <BelowTitle.Provider value={contents}>
      <div className="prose">
        {page.hasOwnTitle ? null : title}
        {children}
      </div>
    </BelowTitle.Provider>
  );
}

/** Content shown below the title, wherever the title comes from. */
const BelowTitle = createContext<ReactNode>(null);

/** The title of a page, from its front matter or the first heading of its text. */
export function Title({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1>{children}</h1>
      {useContext(BelowTitle)}
    </>
  );
}
