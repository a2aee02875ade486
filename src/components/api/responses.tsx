import { count, exactValue, inlineValue } from "../../../packages/words";
import type { LinkModel, ResponsePart } from "../../../plugins/gatsby-source-openapi";
import { withHrefs } from "../../lib/addresses";
import { statusAnchor } from "../../lib/api/addresses";
import { SiteLink } from "../ui/site-link";
import { Servers } from "./access";
import { Headers, MediaTypes } from "./content";
import { Status } from "./examples";
import { AnchorLink } from "./page-parts";
import { Extensions, oneLine, RichText } from "./text";

interface ResponsesProps {
  responses: readonly ResponsePart[];
  /** Address of the index of errors, to which errors link. */
  errors?: string;
  /** True if the page shows the examples elsewhere. */
  isWithoutExamples?: boolean;
}

/** Shows responses by status, each as a line that opens. */
export function Responses({ responses, errors, isWithoutExamples = false }: ResponsesProps) {
  return (
    <div className="responses">
      {responses.map((response) => (
        <Response
          key={response.status}
          response={isWithoutExamples ? withoutExamples(response) : response}
          errors={errors}
        />
      ))}
    </div>
  );
}

/** Returns a request or response without the examples of its bodies. */
export function withoutExamples<Part extends Pick<ResponsePart, "content">>(part: Part): Part {
  return { ...part, content: part.content.map((body) => ({ ...body, examples: [] })) };
}

interface ResponseProps {
  response: ResponsePart;
  errors: string | undefined;
}

function Response({ response, errors }: ResponseProps) {
  const { status, words, anchor, summary, headers, content, links } = response;
  // Others are shown below, because links inside of a summary are not accessible.
  const line = oneLine(response.descriptionHtml);
  return (
    <div className="response-place">
      <details className="response" id={anchor}>
        <summary>
          <Status status={status} />
          <span className="response-words">
            <strong>{words}</strong>
            {line && line !== words ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when the document was read.
              <span className="rich" dangerouslySetInnerHTML={{ __html: withHrefs(line) }} />
            ) : null}
            {/^[45]/.test(status) ? null : <BodyInBrief content={content} />}
          </span>
        </summary>
        <div className="response-body">
          {summary ? <p className="example-summary">{summary}</p> : null}
          {line ? null : <RichText text={response} />}
          <MediaTypes content={content} anchor={anchor} />
          {headers.length > 0 ? (
            <details className="fold">
              <summary>{count(headers.length, "header")}</summary>
              <Headers values={headers} />
            </details>
          ) : null}
          <Links links={links} />
          <Extensions extensions={response.extensions} />
          {errors && /^[45]/.test(status) ? (
            <p className="api-note">
              <SiteLink href={`${errors}#${statusAnchor(status)}`}>
                All operations with {status}
              </SiteLink>
            </p>
          ) : null}
        </div>
      </details>
      <AnchorLink anchor={anchor} name={`response ${status}`} />
    </div>
  );
}

/** Names the schema of a body and counts its fields. A link in a summary would not be accessible. */
function BodyInBrief({ content: [body] }: Pick<ResponsePart, "content">) {
  const schema = body?.schema;
  if (!schema) return null;
  const { references = [], type, members = [], leftOut } = schema;
  const fields = members.length + (leftOut?.members.length ?? 0);
  return (
    <span className="response-brief">
      <code>{references[0]?.name ?? type}</code>
      {fields > 0 ? ` ${count(fields, "field")}` : null}
    </span>
  );
}

function Links({ links }: { links: readonly LinkModel[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p className="api-label">What you can call next</p>
      <ul className="fields">
        {links.map((link) => (
          <li className="field" key={link.name}>
            <p className="field-line">
              <code className="field-name">{link.name}</code>
              <LinkTarget link={link} />
            </p>
            <RichText text={link} />
            <ul className="facts">
              {link.parameters.map(({ name, value }) => (
                <li key={name}>
                  {name} <code>{inlineValue(value)}</code>
                </li>
              ))}
              {link.requestBody === undefined ? null : (
                <li>
                  body <code>{exactValue(link.requestBody.value)}</code>
                </li>
              )}
            </ul>
            {link.server ? <Servers servers={[link.server]} /> : null}
            <Extensions extensions={link.extensions} />
          </li>
        ))}
      </ul>
    </>
  );
}

function LinkTarget({ link }: { link: LinkModel }) {
  const name = link.operationId ?? link.operationRef ?? "";
  return (
    <span className="field-type">
      {link.permalink ? <SiteLink href={link.permalink}>{name}</SiteLink> : name}
    </span>
  );
}
