import type { ReactNode } from "react";
import type { PageContents } from "../navigation/table-of-contents";
import { ContentsDisclosure } from "../navigation/table-of-contents";
import type { ContentBodyData } from "./content";
import { Content } from "./content";

interface TitledProseProps {
  page: PageContents & {
    readonly title: string;
    /** True if the text starts with the title. */
    readonly hasOwnTitle: boolean;
    readonly hideTitle: boolean;
    readonly body: ContentBodyData;
  };
  /** The compiled MDX of a page with code. */
  children: ReactNode;
}

/** The text of a page, with its title, and its table of contents after the first paragraph. */
export function TitledProse({ page, children }: TitledProseProps) {
  const { title, hasOwnTitle, hideTitle } = page;
  return (
    <div className="prose">
      {hasOwnTitle || hideTitle ? null : <h1>{title}</h1>}
      <Content body={page.body} contents={<ContentsDisclosure page={page} />}>
        {children}
      </Content>
    </div>
  );
}
