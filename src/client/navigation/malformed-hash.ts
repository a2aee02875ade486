/** Whether the fragment of an address can be decoded; Gatsby's scrolling throws when it cannot. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
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
