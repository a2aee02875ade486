/** The part of the Network Information API that is asked for; not every browser has it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's connection is slow or dear, so that nothing is fetched ahead of need. */
export function isConstrained(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
