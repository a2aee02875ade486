import type { ReactNode } from "react";
import { apiPaths } from "../../lib/api/addresses";
import type { TagPage as TagPageModel } from "../../lib/api/model";
import { SiteLink } from "../ui/site-link";
import { Downloads } from "./downloads";
import { Extensions } from "./extensions";
import { OperationList } from "./operation-list";
import { ExternalDocsLink, RichText } from "./rich-text";

interface TagPageProps {
  tag: TagPageModel;
  before?: ReactNode;
  after?: ReactNode;
}

/** A group of operations: what they have in common, and a link to each. */
export function TagPage({ tag, before, after }: TagPageProps) {
  return (
    <article className="page-article api-page">
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
        <Downloads links={[["View as Markdown", apiPaths.markdown(tag.permalink)]]} />
      </p>
      <OperationList operations={tag.operations} />
      <ExternalDocsLink docs={tag.externalDocs} />
      <Extensions extensions={tag.extensions} />
      {after}
    </article>
  );
}
