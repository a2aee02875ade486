import type { ServerModel } from "../../lib/api/model";
import { Extensions } from "./extensions";
import { RichText } from "./rich-text";

/** Where an API is served. */
export function Servers({ servers }: { servers: readonly ServerModel[] }) {
  return (
    <ul className="fields">
      {servers.map((server) => (
        <li className="field" key={server.url}>
          <p className="field-line">
            <code className="server-url">{server.url}</code>
            {server.name ? <span className="field-title">{server.name}</span> : null}
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
          {variable.enum ? (
            <p className="enum-line">
              One of{" "}
              {variable.enum.map((value) => (
                <span key={value}>
                  <code>{value}</code>{" "}
                </span>
              ))}
            </p>
          ) : null}
          <Extensions extensions={variable.extensions} />
        </li>
      ))}
    </ul>
  );
}
