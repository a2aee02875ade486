import type { ReactNode } from "react";
import type { DocumentPage as DocumentPageModel } from "../../../plugins/gatsby-source-openapi";
import { toHref } from "../../lib/addresses";
import { apiPaths, isSafeAddress } from "../../lib/api/addresses";
import { wholeSentences } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { Security, Servers } from "./access";
import { ApiSection, Downloads, OperationList, PageLinks } from "./page-parts";
import { Samples } from "./samples";
import { SecuritySchemes } from "./security-schemes";
import { Extensions, ExternalDocsLink, OuterLink, RichText } from "./text";
import { WithContents } from "./with-contents";

interface DocumentPageProps {
  page: DocumentPageModel;
  before?: ReactNode;
  after?: ReactNode;
}

/** Shows a whole API: servers, a first request, what its description says, authentication and all operations. */
export function DocumentPage({ page, before, after }: DocumentPageProps) {
  const { permalink, request, schemas, securitySchemes } = page;
  const introduction = page.sections.find(({ title }) => title === undefined);
  const sections = page.sections.filter((section) => section.title !== undefined);
  const headings = [
    { id: "servers", text: "Servers" },
    ...(request ? [{ id: "request-samples", text: "First request" }] : []),
    ...sections.map(({ anchor, title }) => ({ id: anchor, text: title })),
    ...(securitySchemes.length > 0 ? [{ id: "authentication", text: "Security schemes" }] : []),
    { id: "operations", text: "Operations" },
  ];
  return (
    <WithContents
      headings={headings.map((heading) => ({ ...heading, depth: 2 }))}
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
            {schemas.length > 0 ? (
              <SiteLink href={apiPaths.schemas(permalink)}>Schemas</SiteLink>
            ) : null}
            <SiteLink href={apiPaths.errors(permalink)}>Errors</SiteLink>
          </p>
        </>
      }
    >
      <RichText text={introduction} />
      <ExternalDocsLink docs={page.externalDocs} />
      <ApiSection id="servers" title="Servers">
        <Servers servers={page.servers} />
      </ApiSection>
      {request ? (
        <Samples
          {...request}
          heading={
            <>
              First request: <SiteLink href={request.permalink}>{request.title}</SiteLink>
            </>
          }
        />
      ) : null}
      {sections.map((section) => (
        <ApiSection key={section.anchor} id={section.anchor} title={section.title}>
          <RichText text={section} />
        </ApiSection>
      ))}
      {securitySchemes.length > 0 ? (
        <ApiSection id="authentication" title="Security schemes">
          <SecuritySchemes schemes={securitySchemes} />
          {page.security.length > 0 ? (
            <>
              <p className="api-label">Default for all operations</p>
              <Security
                security={page.security}
                schemes={securitySchemes}
                documentPermalink={permalink}
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
      {after}
    </WithContents>
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
