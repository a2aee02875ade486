/** A choice in the query of the address; nothing where no parameter is named. */
export function readQueryChoice(parameter: string | undefined): string | undefined {
  if (!parameter) return undefined;
  return new URLSearchParams(location.search).get(parameter) ?? undefined;
}

/** Writes a choice into the query of the address, in place: going back does not undo it. */
export function writeQueryChoice(parameter: string | undefined, value: string): void {
  if (!parameter) return;
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, "", url);
}
