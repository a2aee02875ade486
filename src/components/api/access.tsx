import { Fragment } from "react";
import type {
  SchemeName,
  SecurityAlternative,
  ServerModel,
} from "../../../plugins/gatsby-source-openapi";
import { schemeAnchor } from "../../lib/api/addresses";
import { schemeInWords } from "../../lib/api/words";
import { Breakable } from "../ui/breakable";
import { CopyButton } from "../ui/copy-button";
import { SiteLink } from "../ui/site-link";
import { Extensions, OneOf, RichText, ValueList } from "./text";

/** Type of a scheme that the document does not define. */
const UNKNOWN = "unknown";

interface SecurityProps {
  security: readonly SecurityAlternative[];
  schemes: readonly SchemeName[];
  /** Address of the page that documents the schemes. */
  documentPermalink: string;
}

/** Shows the alternatives of authentication, with "or" between them. */
export function Security({ security, schemes, documentPermalink }: SecurityProps) {
  if (security.length === 0) return <p>No authentication is needed.</p>;
  return (
    <ul className="fields">
      {security.map((alternative, index) => (
        <li className="field" key={alternative.schemes.map(({ name }) => name).join(" ")}>
          {alternative.schemes.length === 0 ? (
            <p>{index > 0 ? "Or no authentication." : "No authentication."}</p>
          ) : null}
          {alternative.schemes.map((required, position) => {
            const scheme = schemes.find(({ name }) => name === required.name);
            return (
              <Fragment key={required.name}>
                {index > 0 && position === 0 ? <p className="field-type">or</p> : null}
                <p className="field-line">
                  {required.type === UNKNOWN ? (
                    <code className="field-name">{required.name}</code>
                  ) : (
                    <SiteLink href={`${documentPermalink}#${schemeAnchor(required.name)}`}>
                      <code className="field-name">{required.name}</code>
                    </SiteLink>
                  )}
                  <span className="field-type">
                    {scheme ? schemeInWords(scheme) : required.type}
                  </span>
                </p>
                <ValueList values={required.scopes} />
              </Fragment>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

/** Shows servers with their variables. */
export function Servers({ servers }: { servers: readonly ServerModel[] }) {
  return (
    <ul className="fields">
      {servers.map((server) => (
        <li className="field" key={server.url}>
          <p className="field-line">
            <code className="server-url">
              <Breakable text={server.url} />
            </code>
            {server.name ? <span className="field-title">{server.name}</span> : null}
            <CopyButton read={() => server.resolvedUrl} />
          </p>
          <RichText text={server} />
          {server.variables.length > 0 ? <Variables server={server} /> : null}
          <Extensions extensions={server.extensions} />
        </li>
      ))}
    </ul>
  );
}

function Variables({ server }: { server: ServerModel }) {
  return (
    <ul className="fields">
      {server.variables.map((variable) => (
        <li className="field" key={variable.name}>
          <p className="field-line">
            <code className="field-name">{variable.name}</code>
            <span className="field-type">
              default <code>{variable.default}</code>
            </span>
          </p>
          <RichText text={variable} />
          {variable.enum ? <OneOf values={variable.enum} /> : null}
          <Extensions extensions={variable.extensions} />
        </li>
      ))}
    </ul>
  );
}
