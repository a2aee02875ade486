const HEADING = `# Every address that was ever published. A build that loses one of them fails.
# Written by \`npm run routes:accept\`; nobody takes a line out by hand.
`;

/** An address with its line in the file, 1-based. */
export interface LockedRoute {
  path: string;
  line: number;
}

/** Reads the text of `routes.lock`: an address a line, comments behind a hash. */
export function parseLock(text: string): LockedRoute[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ path: line.trim(), line: index + 1 }))
    .filter(({ path }) => path.startsWith("/"));
}

/** The text of a lock: sorted, so that two branches that add addresses merge. */
export function formatLock(paths: Iterable<string>): string {
  return `${HEADING}${[...new Set(paths)].sort().join("\n")}\n`;
}
