import type { ReactNode } from "react";
import type {
  DocumentPage as DocumentPageModel,
  RequestSamples,
  TagPage as TagPageModel,
} from "../../../plugins/gatsby-source-openapi";
import { toHref } from "../../lib/addresses";
import { apiPaths, isSafeAddress } from "../../lib/api/addresses";
import { wholeSentences } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { Security, Servers } from "./access";
import { ApiSection, Downloads, OperationList, PageLinks } from "./page-parts";
import { Samples } from "./samples";
import { SecuritySchemes } from "./security-schemes";
import { Extensions, ExternalDocsLink, OuterLink, RichText } from "./text";

interface DocumentPageProps {
  page: DocumentPageModel;
  before?: ReactNode;
  after?: ReactNode;
}

/** Shows a whole API: servers, authentication and all operations. */
export function DocumentPage({ page, before, after }: DocumentPageProps) {
  return (
    <WithRequest
      request={page.request}
      after={after}
      head={
        <>
          {before}
          <Logo logo={page.logo} name={page.title} />
          <h1>{page.title}</h1>
          {page.summary ? <p className="lead">{page.summary}</p> : null}
          <p className="api-meta">
            <span>Version {page.version}</span>
            <span>OpenAPI {page.specificationVersion}</span>
            <Downloads
              links={[
                ["YAML", apiPaths.download(page.id, "yaml")],
                ["JSON", apiPaths.download(page.id, "json")],
              ]}
            />
          </p>
          <Sections page={page} />
        </>
      }
    >
      <RichText text={page} />
      <ExternalDocsLink docs={page.externalDocs} />
      <ApiSection id="servers" title="Servers">
        <Servers servers={page.servers} />
      </ApiSection>
      {page.securitySchemes.length > 0 ? (
        <ApiSection id="authentication" title="Security schemes">
          <SecuritySchemes schemes={page.securitySchemes} />
          {page.security.length > 0 ? (
            <>
              <p className="api-label">Default for all operations</p>
              <Security
                security={page.security}
                schemes={page.securitySchemes}
                documentPermalink={page.permalink}
              />
            </>
          ) : null}
        </ApiSection>
      ) : null}
      <ApiSection id="operations" title="Operations">
        {page.tagGroups.map(({ name, tags }) => (
          <div key={name}>
            <p className="api-label">{name}</p>
            <PageLinks links={tags} />
          </div>
        ))}
        {page.tags.map(({ title, permalink, description, operations }) => (
          <section key={permalink} className="tag-section">
            <h3>
              <SiteLink href={permalink}>{title}</SiteLink>
            </h3>
            {description ? <p className="operation-text">{wholeSentences(description)}</p> : null}
            <OperationList operations={operations} />
          </section>
        ))}
      </ApiSection>
      <Legal page={page} />
      <Extensions extensions={page.extensions} />
    </WithRequest>
  );
}

/** Links to the sections of the page, and to the pages with all schemas and errors. */
function Sections({ page }: DocumentPageProps) {
  const { permalink, schemas, securitySchemes } = page;
  return (
    <nav aria-label="Sections">
      <ul className="api-meta">
        <li>
          <a href="#servers">Servers</a>
        </li>
        {securitySchemes.length > 0 ? (
          <li>
            <a href="#authentication">Security schemes</a>
          </li>
        ) : null}
        <li>
          <a href="#operations">Operations</a>
        </li>
        {schemas.length > 0 ? (
          <li>
            <SiteLink href={apiPaths.schemas(permalink)}>Schemas</SiteLink>
          </li>
        ) : null}
        <li>
          <SiteLink href={apiPaths.errors(permalink)}>Errors</SiteLink>
        </li>
      </ul>
    </nav>
  );
}

function Logo({ logo, name }: Pick<DocumentPageModel, "logo"> & { name: string }) {
  if (!logo || !isSafeAddress(logo.url)) return null;
  const { url, backgroundColor } = logo;
  const href = logo.href && isSafeAddress(logo.href) ? logo.href : undefined;
  // Alone, it repeats the heading below. A link needs a name.
  const alt = logo.altText ?? (href ? name : "");
  const picture = (
    <img className="api-logo" src={toHref(url)} alt={alt} style={{ backgroundColor }} />
  );
  return href ? <SiteLink href={href}>{picture}</SiteLink> : picture;
}

interface WithRequestProps {
  request: RequestSamples | undefined;
  head: ReactNode;
  children: ReactNode;
  /** Rendered at the end. */
  after?: ReactNode;
}

/** A page about operations, with the request of one of them beside the text, or below it in narrow windows. */
function WithRequest({ request, head, children, after }: WithRequestProps) {
  return (
    <article className="endpoint">
      <header className="endpoint-head">{head}</header>
      <div className="endpoint-body">{children}</div>
      <aside className="endpoint-side" aria-label="Request sample">
        {request ? (
          <Samples
            {...request}
            heading={
              <>
                Example: <SiteLink href={request.permalink}>{request.title}</SiteLink>
              </>
            }
          />
        ) : null}
      </aside>
      {after ? <div className="endpoint-body">{after}</div> : null}
    </article>
  );
}

function Legal({ page }: { page: DocumentPageModel }) {
  const { contact, license, termsOfService } = page;
  return (
    <ul className="facts">
      {contact ? (
        <li>
          Contact: {contact.name} {contact.url ? <OuterLink href={contact.url} /> : null}
          {contact.url && contact.email ? ", " : null}
          {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
          <Extensions extensions={contact.extensions} />
        </li>
      ) : null}
      {license ? (
        <li>
          License: {license.name} {license.identifier ? <code>{license.identifier}</code> : null}{" "}
          {license.url ? <OuterLink href={license.url} /> : null}
          <Extensions extensions={license.extensions} />
        </li>
      ) : null}
      {termsOfService ? (
        <li>
          Terms of service: <OuterLink href={termsOfService} />
        </li>
      ) : null}
    </ul>
  );
}

interface TagPageProps {
  tag: TagPageModel;
  before?: ReactNode;
  after?: ReactNode;
}

/** Shows a tag with links to its operations. */
export function TagPage({ tag, before, after }: TagPageProps) {
  return (
    <WithRequest
      request={tag.request}
      after={after}
      head={
        <>
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
        </>
      }
    >
      <ApiSection id="operations" title="Operations">
        <OperationList operations={tag.operations} />
      </ApiSection>
      <ExternalDocsLink docs={tag.externalDocs} />
      <Extensions extensions={tag.extensions} />
    </WithRequest>
  );
}
