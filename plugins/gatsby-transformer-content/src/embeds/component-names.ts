/** Components that show what the data layer holds, for the list of everything that writers may use. */
export const EMBEDDED_COMPONENTS = [
  "DocCardList",
  "Operation",
  "OperationTable",
  "Schema",
] as const;

/** Name of such a component. */
export type EmbeddedComponent = (typeof EMBEDDED_COMPONENTS)[number];

/** Whether a component shows what the data layer holds. */
export function isEmbedded(name: string): name is EmbeddedComponent {
  return (EMBEDDED_COMPONENTS as readonly string[]).includes(name);
}
