import { compareDocuments } from "../compare";
import { changed } from "./compare-cases";

/** How oasdiff classes a change: what breaks, what can break, what does not; `-` if it has no check. */
type Level = "error" | "warning" | "info" | "-";
type Severity = "breaking" | "compatible" | "none";

/**
 * A check of oasdiff for a field, a schema before and after, and the classes in requests and in
 * responses: of oasdiff, and of this project.
 */
type FieldCheck = readonly [
  check: string,
  before: string,
  after: string,
  theirs: readonly [Level, Level],
  ours: readonly [Severity, Severity],
];

/** A check of another part: the classes of both, and the assignments that make the new document, or both. */
type CallCheck = readonly [
  check: string,
  theirs: Level,
  ours: Severity,
  first: Record<string, string>,
  second?: Record<string, string>,
];

const BROKEN = ["breaking", "breaking"] as const;
const FINE = ["compatible", "compatible"] as const;
const IN_REQUESTS = ["breaking", "compatible"] as const;
const IN_RESPONSES = ["compatible", "breaking"] as const;

/** Checks of https://www.oasdiff.com/docs/checks, of requests and responses together where both have one. */
const FIELD_CHECKS: readonly FieldCheck[] = [
  // Types
  ["type-changed", "{ type: string }", "{ type: integer }", ["error", "error"], BROKEN],
  ["type-generalized", "{ type: integer }", "{ type: number }", ["info", "error"], IN_RESPONSES],
  ["type-specialized", "{ type: number }", "{ type: integer }", ["error", "info"], IN_REQUESTS],
  [
    "list-of-types-widened",
    "{ type: string }",
    "{ type: [string, integer] }",
    ["info", "error"],
    IN_RESPONSES,
  ],
  [
    "list-of-types-narrowed",
    "{ type: [string, integer] }",
    "{ type: string }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "became-nullable",
    "{ type: string }",
    "{ type: [string, 'null'] }",
    ["info", "error"],
    IN_RESPONSES,
  ],
  [
    "became-not-nullable",
    "{ type: [string, 'null'] }",
    "{ type: string }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  // Values
  ["became-enum", "{ type: string }", "{ enum: [a, b] }", ["error", "-"], IN_REQUESTS],
  ["enum-value-removed", "{ enum: [a, b] }", "{ enum: [a] }", ["error", "info"], IN_REQUESTS],
  // Readers of responses are told to handle unknown values.
  ["enum-value-added", "{ enum: [a] }", "{ enum: [a, b] }", ["info", "warning"], FINE],
  ["const-added", "{ type: string }", "{ const: a }", ["error", "info"], IN_REQUESTS],
  ["const-removed", "{ const: a }", "{ type: string }", ["info", "error"], IN_RESPONSES],
  ["const-changed", "{ const: a }", "{ const: b }", ["error", "error"], BROKEN],
  // A request without the field means something else now.
  ["default-value-changed", "{ default: 1 }", "{ default: 2 }", ["info", "info"], IN_REQUESTS],
  [
    "default-value-added",
    "{ type: integer }",
    "{ type: integer, default: 1 }",
    ["info", "info"],
    FINE,
  ],
  ["default-value-removed", "{ default: 1 }", "{}", ["info", "info"], FINE],
  // Limits: a response beyond the earlier ones is like a new value.
  ["max-decreased", "{ maximum: 9 }", "{ maximum: 5 }", ["error", "-"], IN_REQUESTS],
  ["max-increased", "{ maximum: 5 }", "{ maximum: 9 }", ["info", "error"], FINE],
  ["max-set", "{ type: integer }", "{ type: integer, maximum: 5 }", ["warning", "-"], IN_REQUESTS],
  ["min-increased", "{ minimum: 1 }", "{ minimum: 2 }", ["error", "-"], IN_REQUESTS],
  ["min-decreased", "{ minimum: 2 }", "{ minimum: 1 }", ["info", "error"], FINE],
  ["min-set", "{ type: integer }", "{ type: integer, minimum: 1 }", ["warning", "-"], IN_REQUESTS],
  [
    "exclusive-max-decreased",
    "{ exclusiveMaximum: 9 }",
    "{ exclusiveMaximum: 5 }",
    ["error", "-"],
    IN_REQUESTS,
  ],
  [
    "exclusive-min-increased",
    "{ exclusiveMinimum: 1 }",
    "{ exclusiveMinimum: 2 }",
    ["error", "-"],
    IN_REQUESTS,
  ],
  ["max-length-decreased", "{ maxLength: 9 }", "{ maxLength: 5 }", ["error", "-"], IN_REQUESTS],
  ["max-length-increased", "{ maxLength: 5 }", "{ maxLength: 9 }", ["info", "error"], FINE],
  ["max-length-unset", "{ maxLength: 5 }", "{}", ["-", "error"], FINE],
  ["min-length-increased", "{ minLength: 1 }", "{ minLength: 2 }", ["error", "-"], IN_REQUESTS],
  ["min-length-decreased", "{ minLength: 2 }", "{ minLength: 1 }", ["info", "error"], FINE],
  ["min-items-increased", "{ minItems: 1 }", "{ minItems: 2 }", ["error", "-"], IN_REQUESTS],
  ["min-items-decreased", "{ minItems: 2 }", "{ minItems: 1 }", ["-", "error"], FINE],
  [
    "pattern-added",
    "{ type: string }",
    "{ type: string, pattern: a }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  ["pattern-changed", "{ pattern: a }", "{ pattern: b }", ["warning", "info"], IN_REQUESTS],
  ["pattern-removed", "{ pattern: a }", "{}", ["info", "info"], FINE],
  // Alternatives and parts
  [
    "any-of-added",
    "{ anyOf: [{ type: object, title: A }, { type: object, title: B, required: [b] }] }",
    "{ anyOf: [{ type: object, title: A }, { type: object, title: B, required: [b] }, { type: object, title: C, required: [c] }] }",
    ["info", "info"],
    FINE,
  ],
  [
    "one-of-removed",
    "{ oneOf: [{ type: object, title: A }, { type: string }] }",
    "{ oneOf: [{ type: object, title: A }] }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "one-of-added",
    "{ oneOf: [{ type: object, title: A }, { type: integer }] }",
    "{ oneOf: [{ type: object, title: A }, { type: integer }, { type: string }] }",
    ["info", "error"],
    IN_RESPONSES,
  ],
  [
    "wrapped-in-one-of",
    "{ type: object, properties: { a: { type: string } }, required: [a] }",
    "{ oneOf: [{ type: object, properties: { a: { type: string } }, required: [a] }, { type: object, properties: { b: { type: string } }, required: [b] }] }",
    ["error", "error"],
    // Requests that were accepted still are.
    IN_RESPONSES,
  ],
  [
    "all-of-added",
    "{ type: object, properties: { a: { type: string } } }",
    "{ allOf: [{ type: object, properties: { a: { type: string } } }, { required: [a] }] }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "all-of-removed",
    "{ allOf: [{ type: object, properties: { a: { type: string } } }, { required: [a] }] }",
    "{ type: object, properties: { a: { type: string } } }",
    ["warning", "info"],
    // The field can be missing now.
    IN_RESPONSES,
  ],
  [
    "all-of-added-annotation-only",
    "{ type: string }",
    "{ allOf: [{ type: string }, { title: A }] }",
    ["info", "info"],
    ["none", "none"],
  ],
  // Keywords of JSON Schema: a response with fewer rules is like a new value.
  [
    "contains-added",
    "{ type: array, items: {} }",
    "{ type: array, items: {}, contains: { type: string } }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "contains-removed",
    "{ type: array, items: {}, contains: { type: string } }",
    "{ type: array, items: {} }",
    ["info", "error"],
    FINE,
  ],
  [
    "if-added",
    "{ type: object }",
    "{ type: object, if: { required: [a] }, then: { required: [b] } }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "if-removed",
    "{ type: object, if: { required: [a] }, then: { required: [b] } }",
    "{ type: object }",
    ["info", "error"],
    FINE,
  ],
  [
    "dependent-required-added",
    "{ type: object }",
    "{ type: object, dependentRequired: { a: [b] } }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "dependent-required-removed",
    "{ type: object, dependentRequired: { a: [b] } }",
    "{ type: object }",
    ["info", "error"],
    FINE,
  ],
  [
    "dependent-schema-added",
    "{ type: object }",
    "{ type: object, dependentSchemas: { a: { required: [b] } } }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "pattern-property-added",
    "{ type: object }",
    "{ type: object, patternProperties: { a: { type: string } } }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "property-names-added",
    "{ type: object }",
    "{ type: object, propertyNames: { pattern: a } }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "unevaluated-properties-added",
    "{ type: object }",
    "{ type: object, unevaluatedProperties: false }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "content-encoding-changed",
    "{ contentEncoding: base64 }",
    "{ contentEncoding: base32 }",
    ["error", "error"],
    BROKEN,
  ],
  [
    "content-media-type-changed",
    "{ contentMediaType: image/png }",
    "{ contentMediaType: image/gif }",
    ["error", "error"],
    BROKEN,
  ],
  // Members of objects
  [
    "property-removed",
    "{ type: object, properties: { a: {} } }",
    "{ type: object }",
    ["warning", "warning"],
    BROKEN,
  ],
  [
    "required-property-removed",
    "{ type: object, properties: { a: {} }, required: [a] }",
    "{ type: object }",
    ["warning", "error"],
    BROKEN,
  ],
  [
    "new-optional-property",
    "{ type: object }",
    "{ type: object, properties: { a: {} } }",
    ["info", "info"],
    FINE,
  ],
  [
    "new-required-property",
    "{ type: object }",
    "{ type: object, properties: { a: {} }, required: [a] }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "became-required",
    "{ properties: { a: {} } }",
    "{ properties: { a: {} }, required: [a] }",
    ["error", "info"],
    IN_REQUESTS,
  ],
  [
    "became-optional",
    "{ properties: { a: {} }, required: [a] }",
    "{ properties: { a: {} } }",
    ["info", "error"],
    IN_RESPONSES,
  ],
  ["deprecated", "{ type: string }", "{ type: string, deprecated: true }", ["info", "info"], FINE],
  ["reactivated", "{ type: string, deprecated: true }", "{ type: string }", ["info", "info"], FINE],
  [
    "became-read-only",
    "{ type: string }",
    "{ type: string, readOnly: true }",
    ["info", "info"],
    FINE,
  ],
  // The alternatives themselves say what differs.
  [
    "discriminator-mapping-added",
    "{ oneOf: [{ title: A, type: object }, { title: B, type: object, required: [b] }], discriminator: { propertyName: a } }",
    "{ oneOf: [{ title: A, type: object }, { title: B, type: object, required: [b] }], discriminator: { propertyName: a, mapping: { x: '#/components/schemas/Unused' } } }",
    ["info", "info"],
    ["none", "none"],
  ],
];

const SIDES = [
  ["request", "/components/schemas/NewOrder/properties/x"],
  ["response", "/components/schemas/Order/properties/x"],
] as const;

describe("checks of oasdiff", () => {
  const cases = FIELD_CHECKS.flatMap(([check, before, after, theirs, ours]) =>
    SIDES.map(([side, pointer], at) => ({
      check: `${side}-${check}`,
      theirs: theirs[at],
      ours: ours[at],
      documents: [changed({ [pointer]: before }), changed({ [pointer]: after })] as const,
    })),
  );
  it.each(cases)("$check: $theirs there, $ours here", ({ ours, documents: [before, after] }) => {
    const severities = compareDocuments(before, after).map(({ severity }) => severity);
    expect(severities[0] ?? "none").toBe(ours);
  });

  const LIST = "/paths/~1orders/get";
  const CREATE = "/paths/~1orders/post";
  const calls: readonly CallCheck[] = [
    ["api-removed-without-deprecation", "error", "breaking", { [LIST]: "-" }],
    // What is gone breaks those who have not read that it is deprecated.
    [
      "api-removed-with-deprecation",
      "info",
      "breaking",
      { [`${LIST}/deprecated`]: "true" },
      { [LIST]: "-" },
    ],
    ["endpoint-deprecated", "info", "compatible", { [`${LIST}/deprecated`]: "true" }],
    // Names in generated clients change.
    ["api-operation-id-removed", "info", "breaking", { [`${LIST}/operationId`]: "all" }],
    // A client without the token is refused.
    [
      "api-security-added",
      "info",
      "breaking",
      { "/paths/~1status/get/security": "[{ token: [] }]" },
    ],
    ["api-security-removed", "info", "compatible", { [`${LIST}/security`]: "[]" }],
    [
      "api-security-component-removed",
      "info",
      "breaking",
      { "/components/securitySchemes/key": "-" },
    ],
    [
      "request-body-added-required",
      "error",
      "breaking",
      { [`${LIST}/requestBody`]: "{ required: true, content: {} }" },
    ],
    [
      "request-body-added-optional",
      "info",
      "compatible",
      { [`${LIST}/requestBody`]: "{ content: {} }" },
    ],
    ["request-body-removed", "error", "breaking", { [`${CREATE}/requestBody`]: "-" }],
    [
      "request-body-became-required",
      "error",
      "breaking",
      { [`${CREATE}/requestBody/required`]: "true" },
    ],
    [
      "request-body-media-type-removed",
      "error",
      "breaking",
      { [`${CREATE}/requestBody/content/application~1xml`]: "-" },
    ],
    ["request-parameter-removed", "warning", "breaking", { [`${LIST}/parameters/3`]: "-" }],
    [
      "new-optional-request-parameter",
      "info",
      "compatible",
      { [`${LIST}/parameters/4`]: "{ name: x, in: query, schema: {} }" },
    ],
    [
      "new-required-request-parameter",
      "error",
      "breaking",
      { [`${LIST}/parameters/4`]: "{ name: x, in: query, required: true, schema: {} }" },
    ],
    // A request without the parameter means what it meant if the default was the unwritten one.
    [
      "request-parameter-default-value-added",
      "error",
      "compatible",
      { [`${LIST}/parameters/2/schema/default`]: "a" },
    ],
    [
      "request-parameter-default-value-changed",
      "error",
      "breaking",
      { [`${LIST}/parameters/0/schema/default`]: "10" },
    ],
    ["response-success-status-removed", "error", "breaking", { [`${LIST}/responses/200`]: "-" }],
    [
      "response-non-success-status-removed",
      "info",
      "compatible",
      { [`${CREATE}/responses/400`]: "-" },
    ],
    [
      "response-media-type-removed",
      "error",
      "breaking",
      { [`${LIST}/responses/200/content/text~1csv`]: "-" },
    ],
    [
      "optional-response-header-removed",
      "warning",
      "breaking",
      { [`${LIST}/responses/200/headers/X-Total`]: "-" },
    ],
    [
      "response-header-type-changed",
      "error",
      "breaking",
      { [`${LIST}/responses/200/headers/X-Total/schema/type`]: "boolean" },
    ],
    [
      "webhook-removed",
      "error",
      "breaking",
      { "/webhooks": "{ a: { post: { responses: {} } } }" },
      { "/webhooks": "{}" },
    ],
    ["api-schema-removed", "info", "compatible", { "/components/schemas/Unused": "-" }],
  ];
  it.each(calls.map(([check, theirs, ours, ...steps]) => ({ check, theirs, ours, steps })))(
    "$check: $theirs there, $ours here",
    ({ ours, steps: [first, second] }) => {
      const [before, after] = second ? [first, second] : [{}, first];
      const changes = compareDocuments(changed(before), changed(after));
      expect(changes[0]?.severity ?? "none").toBe(ours);
    },
  );
});
