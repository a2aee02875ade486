import type { Problem } from "../../../../packages/problems";
import { localAddresses, unsafeAddresses } from "../descriptions";
import type { JsonRecord } from "../json";
import { isRecord, listOf, recordOf, textOf } from "../json";
import type { ObjectKind } from "./grammar";
import { walkDocument } from "./grammar";
import type { SourceFile } from "./read-files";
import { problemAt } from "./read-files";
import { escapeSegment, lookUp, visitObjects } from "./reference";
import { mappedSchema } from "./reference-index";

/** A mistake in an object: the rest of a pointer to it, the value, and the texts. */
type RuleProblem = Pick<Problem, "code" | "severity" | "message" | "hint"> & {
  member: string;
  value: unknown;
};

type Rule = (node: JsonRecord, kind: ObjectKind) => RuleProblem[];

/** Checks a document by the rules that the linter does not have. */
export function checkDocumentRules(file: SourceFile): Problem[] {
  const document = recordOf(file.value);
  return [
    emptyNames,
    pathsWithoutSlash,
    contradictoryLimits,
    listsOfAnything,
    otherDefaults,
    unknownLinks(document),
    unknownSchemes(document),
    unknownMappings(document),
  ].flatMap((rule) => {
    const problems: Problem[] = [];
    walkDocument(document, "root", (node, kind, pointer) => {
      for (const { member, value, ...texts } of rule(node, kind)) {
        const details = { ...texts, value: JSON.stringify(value) };
        problems.push(problemAt(file, `${pointer}/${member}`, details));
      }
    });
    return problems;
  });
}

/**
 * Finds links of descriptions that lead nowhere, and reports them once, at the first one. Without
 * `baseUrl`, these are all that name no host: they were written for the site that the document comes
 * from. With `/` for this site, these are the ones to places of the same page, such as
 * `#section/Errors`: headings of descriptions have no anchors.
 */
export function findDeadLinks(file: SourceFile, baseUrl: string | undefined): Problem[] {
  if (baseUrl !== undefined && baseUrl !== "/") return [];
  const [isDead, words, hint] = baseUrl === undefined ? WITHOUT_HOST : TO_ANCHOR;
  const links: { url: string; pointer: string }[] = [];
  visitObjects(file.value, ({ description }, pointer) => {
    if (
      typeof description !== "string" ||
      /\/(?:examples?|default|value|enum|x-[^/]*)(?:\/|$)/.test(pointer)
    )
      return;
    links.push(
      ...localAddresses(description)
        .filter(isDead)
        .map((url) => ({ url, pointer: `${pointer}/description` })),
    );
  });
  const [first, ...others] = links.reverse();
  if (first === undefined) return [];
  const { url, pointer } = first;
  return [
    problemAt(file, pointer, {
      code: baseUrl === undefined ? "local-link" : "dead-anchor",
      severity: "warning",
      message:
        others.length === 0
          ? `A link of a description ${words[0]}.`
          : `${others.length + 1} links of descriptions ${words[1]}. This is the first one.`,
      value: url,
      hint,
    }),
  ];
}

/** Which links are dead, what is said of one and of several of them, and what to do about it. */
type DeadLinks = [isDead: (url: string) => boolean, words: [string, string], hint: string];

const WITHOUT_HOST: DeadLinks = [
  () => true,
  ["names no host", "name no host"],
  "Set `baseUrl` beside `spec` to the site that they were written for, or to `/` if that is this site.",
];

const TO_ANCHOR: DeadLinks = [
  (url) => url.startsWith("#"),
  [
    "leads to an anchor that its page does not have",
    "lead to anchors that their pages do not have",
  ],
  "Link to a page, or set `baseUrl` to the site that they were written for.",
];

/** Finds parameters with an empty name, which no request can send. */
function emptyNames({ name }: JsonRecord, kind: ObjectKind): RuleProblem[] {
  if (kind !== "parameter" || typeof name !== "string" || name.trim() !== "") return [];
  return [
    {
      member: "name",
      value: name,
      code: "empty-name",
      severity: "warning",
      message: "The parameter has no name.",
      hint: "Give it the name that a request sends.",
    },
  ];
}

/** Finds paths that begin with no slash. */
function pathsWithoutSlash({ paths }: JsonRecord, kind: ObjectKind): RuleProblem[] {
  if (kind !== "root") return [];
  return Object.keys(recordOf(paths))
    .filter((name) => !/^(?:\/|x-)/.test(name))
    .map((name) => ({
      member: `paths/${escapeSegment(name)}`,
      value: name,
      code: "path-slash",
      severity: "error",
      message: "The path does not begin with a slash.",
      hint: `A path begins with a slash: \`/${name}\`.`,
    }));
}

/** The keywords of limits, lower and upper. */
const LIMITS = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Finds lower limits above the upper ones, which no value can meet. */
function contradictoryLimits(schema: JsonRecord, kind: ObjectKind): RuleProblem[] {
  if (kind !== "schema") return [];
  return LIMITS.flatMap(([lower, upper]): RuleProblem[] => {
    const [low, high] = [schema[lower], schema[upper]];
    if (typeof low !== "number" || typeof high !== "number" || low <= high) return [];
    return [
      {
        member: lower,
        value: low,
        code: "contradictory-limits",
        severity: "warning",
        message: `\`${lower}\` is above \`${upper}\`, so no value is valid.`,
        hint: `Correct one of them: \`${upper}\` is ${high}.`,
      },
    ];
  });
}

/** Finds lists whose schema does not say what they contain. */
function listsOfAnything(schema: JsonRecord, kind: ObjectKind): RuleProblem[] {
  const { type } = schema;
  const says = ["items", "prefixItems", "contains", "$ref", "allOf", "anyOf", "oneOf", "enum"];
  if (kind !== "schema" || type !== "array" || says.some((name) => name in schema)) return [];
  return [
    {
      member: "type",
      value: type,
      code: "missing-items",
      severity: "warning",
      message: "The array does not say what it contains.",
      hint: "Add `items` with a schema, or `items: {}` if anything can be in it.",
    },
  ];
}

/** Finds defaults of another type than the schema's. */
function otherDefaults(
  { type, default: value, nullable }: JsonRecord,
  kind: ObjectKind,
): RuleProblem[] {
  const types = [type ?? []].flat();
  const isNull = value === null && nullable === true;
  if (kind !== "schema" || value === undefined || types.length === 0 || isNull) return [];
  if (types.some((name) => isOfType(value, name))) return [];
  return [
    {
      member: "default",
      value,
      code: "default-type",
      severity: "warning",
      message: `The default is not of the type \`${types.join("` or `")}\`.`,
      hint: "Write a value of the schema's `type`, or correct the type.",
    },
  ];
}

/** Returns whether a value is of a type of JSON Schema; true for types that are not known. */
function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isRecord(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
    case "string":
    case "boolean":
      return typeof value === type;
    default:
      return true;
  }
}

/** Finds links of descriptions that could run code. Pages and exports are without them. */
export function findUnsafeLinks(file: SourceFile): Problem[] {
  const problems: Problem[] = [];
  visitObjects(file.value, ({ description }, pointer) => {
    if (typeof description !== "string") return;
    for (const url of unsafeAddresses(description)) {
      const details = {
        code: "unsafe-address",
        severity: "warning" as const,
        message: "A link of the description could run code, so it is left out.",
        value: url,
        hint: "Write an address that begins with https://, or the text alone.",
      };
      problems.push(problemAt(file, `${pointer}/description`, details));
    }
  });
  return problems;
}

/**
 * Finds links to operations that the document does not have. Skips documents with paths in other
 * files.
 */
function unknownLinks(document: JsonRecord): Rule {
  const known = new Set<unknown>();
  walkDocument(document, "root", (node, kind) => {
    if (kind === "operation") known.add(node.operationId);
  });
  const hasPathsElsewhere = Object.values(recordOf(document.paths)).some(
    (item) => textOf(recordOf(item).$ref)?.startsWith("#") === false,
  );
  return ({ operationId }, kind) => {
    const isKnown = textOf(operationId) === undefined || known.has(operationId);
    if (kind !== "link" || isKnown || hasPathsElsewhere) return [];
    return [
      {
        member: "operationId",
        value: operationId,
        code: "unknown-operation",
        severity: "warning" as const,
        message:
          "The link leads to an operation that the document does not have, so it has no address.",
        hint: "Use one of the document's operationIds.",
      },
    ];
  };
}

/** Finds security requirements whose scheme the document does not define. */
function unknownSchemes(document: JsonRecord): Rule {
  const schemes = Object.keys({
    ...recordOf(document.securityDefinitions),
    ...recordOf(recordOf(document.components).securitySchemes),
  });
  const hint =
    schemes.length === 0
      ? "The document defines no schemes."
      : `Defined schemes: ${schemes.join(", ")}.`;
  return ({ security }, kind) => {
    if (kind !== "root" && kind !== "operation") return [];
    return listOf(security).flatMap((requirement, index) =>
      Object.keys(recordOf(requirement))
        // Since OpenAPI 3.2 a requirement can refer to a scheme by its URI.
        .filter((name) => !schemes.includes(name) && !/[/#:]/.test(name))
        .map((name) => ({
          member: `security/${index}/${escapeSegment(name)}`,
          value: name,
          code: "unknown-security-scheme",
          severity: "warning" as const,
          message: `The security scheme \`${name}\` is not defined under components.securitySchemes.`,
          hint,
        })),
    );
  };
}

/**
 * Finds values of discriminators that refer to no schema, by name or by pointer. References to
 * other files are checked when the files are bundled.
 */
function unknownMappings(document: JsonRecord): Rule {
  return ({ discriminator }, kind) => {
    if (kind !== "schema" || !isRecord(discriminator)) return [];
    const targets: [member: string, target: unknown][] = [
      ...Object.entries(recordOf(discriminator.mapping)).map(
        ([value, target]) => [`mapping/${escapeSegment(value)}`, target] as [string, unknown],
      ),
      ["defaultMapping", discriminator.defaultMapping],
    ];
    return targets
      .filter(([, target]) => {
        const reference = mappedSchema(target) ?? "";
        return reference.startsWith("#") && lookUp(document, reference) === undefined;
      })
      .map(([member, target]) => ({
        member: `discriminator/${member}`,
        value: target,
        code: "unknown-mapping",
        severity: "warning",
        message:
          "The discriminator names a schema that the document does not define, so the page has only its name.",
        hint: "Name a schema of components.schemas, or point to one with `#/components/schemas/…`.",
      }));
  };
}
