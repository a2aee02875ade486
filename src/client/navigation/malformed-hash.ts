/** Whether a part of an address can be decoded. Gatsby's scrolling throws at a fragment that cannot. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Takes a fragment that means nothing out of the address. The rest of the address stays. */
export function dropMalformedHash(): void {
  if (isDecodable(location.hash)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
