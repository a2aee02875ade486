import { resolve } from "../document/reference";
import {
  compact,
  isRecord,
  isTrue,
  type JsonRecord,
  listOf,
  recordOf,
  textOf,
  textsOf,
} from "../json";
import type {
  OAuthFlowModel,
  RequiredScheme,
  ScopeModel,
  SecurityAlternative,
  SecuritySchemeModel,
} from "../types";
import type { ModelContext } from "./common";
import { commonFields, extensionsOf, membersOf } from "./common";

/** Builds all security schemes of a document, in document order. */
export function buildSecuritySchemes({ document }: ModelContext): SecuritySchemeModel[] {
  const schemes = recordOf(recordOf(document.components).securitySchemes);
  return Object.entries(schemes).map(([name, node]) =>
    buildScheme(name, resolve(document, node) ?? {}),
  );
}

function buildScheme(name: string, scheme: JsonRecord): SecuritySchemeModel {
  return compact({
    ...commonFields(scheme, scheme.flows),
    name,
    type: textOf(scheme.type) ?? "unknown",
    in: textOf(scheme.in),
    parameterName: textOf(scheme.name),
    scheme: textOf(scheme.scheme),
    bearerFormat: textOf(scheme.bearerFormat),
    openIdConnectUrl: textOf(scheme.openIdConnectUrl),
    oauth2MetadataUrl: textOf(scheme.oauth2MetadataUrl),
    flows: membersOf(scheme.flows).map(buildFlow),
    deprecated: isTrue(scheme.deprecated),
  });
}

function buildFlow([flow, node]: [string, unknown]): OAuthFlowModel {
  const { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl, scopes } = recordOf(node);
  return compact({
    flow,
    authorizationUrl: textOf(authorizationUrl),
    tokenUrl: textOf(tokenUrl),
    refreshUrl: textOf(refreshUrl),
    deviceAuthorizationUrl: textOf(deviceAuthorizationUrl),
    scopes: Object.entries(recordOf(scopes)).map(([name, text]) => scopeOf(name, textOf(text))),
    extensions: extensionsOf(node),
  });
}

/**
 * Builds the alternatives of authentication. An empty list means that no authentication is needed;
 * an alternative without schemes, that authentication is optional.
 */
export function buildSecurity(
  requirements: unknown,
  schemes: readonly SecuritySchemeModel[],
): SecurityAlternative[] {
  return listOf(requirements)
    .filter(isRecord)
    .map((requirement) => ({
      schemes: Object.entries(requirement).map(([name, scopes]) =>
        requiredScheme(name, textsOf(scopes), schemes),
      ),
    }));
}

function requiredScheme(
  name: string,
  scopes: string[],
  schemes: readonly SecuritySchemeModel[],
): RequiredScheme {
  const scheme = schemes.find((candidate) => candidate.name === name);
  const known = new Map(
    scheme?.flows.flatMap((flow) => flow.scopes.map((scope) => [scope.name, scope.description])),
  );
  return {
    name,
    type: scheme?.type ?? "unknown",
    scopes: scopes.map((scope) => scopeOf(scope, known.get(scope))),
  };
}

function scopeOf(name: string, description: string | undefined): ScopeModel {
  return compact({ name, description });
}
