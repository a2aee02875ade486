import type { ReactNode } from "react";
import type { TagPage as TagPageModel } from "../../../plugins/gatsby-source-openapi";
import { SiteLink } from "../ui/site-link";
import { ApiSection, OperationList } from "./page-parts";
import { Samples } from "./samples";
import { Extensions, ExternalDocsLink, RichText } from "./text";

interface TagPageProps {
  tag: TagPageModel;
  before?: ReactNode;
  after?: ReactNode;
}

/** Shows a tag with links to its operations. */
export function TagPage({ tag, before, after }: TagPageProps) {
  return (
    <article className="endpoint">
      <header className="endpoint-head">
        {before}
        <h1>{tag.title}</h1>
        {tag.summary && tag.summary !== tag.title ? <p className="lead">{tag.summary}</p> : null}
        <RichText text={tag} />
        <p className="api-meta">
          {tag.name === tag.title ? null : <code>{tag.name}</code>}
          {tag.kind ? <span>{tag.kind}</span> : null}
          {tag.parent ? (
            <span>
              Part of <SiteLink href={tag.parent.permalink}>{tag.parent.title}</SiteLink>
            </span>
          ) : null}
        </p>
      </header>
      <div className="endpoint-body">
        <ApiSection id="operations" title="Operations">
          <OperationList operations={tag.operations} />
        </ApiSection>
        <ExternalDocsLink docs={tag.externalDocs} />
        <Extensions extensions={tag.extensions} />
      </div>
      <aside className="endpoint-side" aria-label="Request sample">
        {tag.request ? (
          <Samples
            {...tag.request}
            heading={<SiteLink href={tag.request.permalink}>{tag.request.title}</SiteLink>}
          />
        ) : null}
      </aside>
      {after ? <div className="endpoint-body">{after}</div> : null}
    </article>
  );
}
