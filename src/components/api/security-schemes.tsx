import type { SecuritySchemeModel } from "../../../plugins/gatsby-source-openapi";
import { schemeAnchor } from "../../lib/api/addresses";
import { schemeInWords } from "../../lib/api/words";
import { AnchorLink } from "./page-parts";
import { Marks } from "./schema";
import { Extensions, RichText, ValueList } from "./text";

/** Shows every security scheme in full. */
export function SecuritySchemes({ schemes }: { schemes: readonly SecuritySchemeModel[] }) {
  return (
    <ul className="fields">
      {schemes.map((scheme) => (
        <li className="field" key={scheme.name} id={schemeAnchor(scheme.name)}>
          <p className="field-line">
            <code className="field-name">{scheme.name}</code>
            <span className="field-type">{schemeInWords(scheme)}</span>
            <Marks words={scheme.deprecated ? ["deprecated"] : []} />
            <AnchorLink anchor={schemeAnchor(scheme.name)} name={scheme.name} />
          </p>
          <RichText text={scheme} />
          <Addresses
            pairs={[
              ["Configuration", scheme.openIdConnectUrl],
              ["Metadata", scheme.oauth2MetadataUrl],
            ]}
          />
          {scheme.flows.map((flow) => (
            <div className="part" key={flow.flow}>
              <p className="part-label">{flow.flow}</p>
              <Addresses
                pairs={[
                  ["Authorization", flow.authorizationUrl],
                  ["Device authorization", flow.deviceAuthorizationUrl],
                  ["Token", flow.tokenUrl],
                  ["Refresh", flow.refreshUrl],
                ]}
              />
              <ValueList values={flow.scopes} />
              <Extensions extensions={flow.extensions} />
            </div>
          ))}
          <Extensions extensions={scheme.extensions} />
        </li>
      ))}
    </ul>
  );
}

function Addresses({ pairs }: { pairs: ReadonlyArray<readonly [string, string | undefined]> }) {
  const known = pairs.filter(([, url]) => url !== undefined);
  if (known.length === 0) return null;
  return (
    <ul className="facts">
      {known.map(([words, url]) => (
        <li key={words}>
          {words} <code>{url}</code>
        </li>
      ))}
    </ul>
  );
}
