import type { Problem } from "../../../../packages/problems";
import { localAddresses } from "../descriptions";
import type { JsonRecord } from "../json";
import { isRecord, listOf, recordOf, textOf } from "../json";
import type { Kind } from "./grammar";
import { walkDocument } from "./grammar";
import type { SourceFile } from "./read-files";
import { createLocator } from "./read-yaml";
import { escapeSegment, lookUp, visitObjects } from "./reference";
import { mappedSchema } from "./reference-index";

/** A mistake in an object: the rest of a pointer to it, the value, and the texts. */
type RuleProblem = Pick<Problem, "code" | "severity" | "message" | "hint"> & {
  member: string;
  value: unknown;
};

type Rule = (node: JsonRecord, kind: Kind) => RuleProblem[];

/** Checks a document by the rules that the linter does not have. */
export function checkDocumentRules(file: SourceFile): Problem[] {
  const locate = createLocator(file.text);
  const document = recordOf(file.value);
  return [
    emptyNames,
    unknownLinks(document),
    unknownSchemes(document),
    unknownMappings(document),
  ].flatMap((rule) => {
    const problems: Problem[] = [];
    walkDocument(document, "root", (node, kind, pointer) => {
      for (const { member, value, ...texts } of rule(node, kind)) {
        const at = `${pointer}/${member}`;
        const found = { file: file.label, pointer: at, value: JSON.stringify(value) };
        problems.push({ ...texts, ...found, ...locate(at) });
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
export function findDeadLinks(
  { label, text, value }: SourceFile,
  baseUrl: string | undefined,
): Problem[] {
  if (baseUrl !== undefined && baseUrl !== "/") return [];
  const [isDead, words, hint] = baseUrl === undefined ? WITHOUT_HOST : TO_ANCHOR;
  const links: { url: string; pointer: string }[] = [];
  visitObjects(value, ({ description }, pointer) => {
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
    {
      code: baseUrl === undefined ? "local-link" : "dead-anchor",
      severity: "warning",
      file: label,
      ...createLocator(text)(pointer),
      pointer,
      message:
        others.length === 0
          ? `A link of a description ${words[0]}.`
          : `${others.length + 1} links of descriptions ${words[1]}. This is the first one.`,
      value: url,
      hint,
    },
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
function emptyNames({ name }: JsonRecord, kind: Kind): RuleProblem[] {
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
        severity: "error",
        message: "The link leads to an operation that the document does not have.",
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
        severity: "error",
        message: "The discriminator names a schema that the document does not define.",
        hint: "Name a schema of components.schemas, or point to one with `#/components/schemas/…`.",
      }));
  };
}
