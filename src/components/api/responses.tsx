import type { LinkModel, ResponseModel } from "../../lib/api/model";
import { exactValue, inlineValue, statusClass, statusInWords } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { AnchorLink } from "./anchor-link";
import { Extensions } from "./extensions";
import { MediaTypes } from "./media-types";
import { RichText } from "./rich-text";
import { Servers } from "./servers";
import { Headers } from "./value";

interface ResponsesProps {
  responses: ReadonlyArray<ResponseModel & { anchor: string }>;
}

/** The responses by status; successes lie open. */
export function Responses({ responses }: ResponsesProps) {
  return (
    <div className="responses">
      {responses.map((response) => (
        <Response key={response.status} response={response} />
      ))}
    </div>
  );
}

function Response({ response }: { response: ResponsesProps["responses"][number] }) {
  const { status, anchor, summary, headers, content, links } = response;
  const words = statusInWords(status);
  return (
    <details className="response" id={anchor} open={statusClass(status) === "2"}>
      <summary>
        <span className="status" data-class={statusClass(status)}>
          {status}
        </span>
        <span className="response-words">{words}</span>
        <AnchorLink anchor={anchor} name={`response ${status}`} />
      </summary>
      <div className="response-body">
        {summary ? <p className="example-summary">{summary}</p> : null}
        <RichText text={response} />
        <MediaTypes content={content} anchor={anchor} />
        {headers.length > 0 ? (
          <details className="fold">
            <summary>{headers.length === 1 ? "1 header" : `${headers.length} headers`}</summary>
            <Headers headers={headers} base={anchor} />
          </details>
        ) : null}
        <Links links={links} />
        <Extensions extensions={response.extensions} />
      </div>
    </details>
  );
}

function Links({ links }: { links: readonly LinkModel[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p className="api-label">What can be called next</p>
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
                  body <code>{exactValue(link.requestBody)}</code>
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
