import type { ReactNode } from "react";
import type { PageContents } from "../../lib/shown-headings";
import { ContentsDisclosure } from "../navigation/contents-disclosure";
import { BelowTitle, Title } from "./title";

interface TitledProseProps {
  page: PageContents & {
    readonly title: string;
    /** Whether the text begins with the title. */
    readonly hasOwnTitle: boolean;
    readonly hideTitle: boolean;
  };
  children: ReactNode;
}

/** The text of a page under its title, with the contents between them. */
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
