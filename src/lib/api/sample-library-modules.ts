/*
 * What the library of request samples imports from the modules `url` of Node.js and `qs`. In the
 * browser, this takes their place.
 */

/** The parts of an address, as the module `url` names them. */
interface Address {
  protocol: string;
  host: string;
  hostname: string;
  port: string | null;
  pathname: string;
  hash: string;
  query: Record<string, string>;
  search?: string | null;
}

/** Splits an address. */
export function parse(address: string): Address {
  const { protocol, host, hostname, port, pathname, hash, searchParams } = new URL(address);
  const query = Object.fromEntries(searchParams);
  return { protocol, host, hostname, port: port || null, pathname, hash, query };
}

/** Joins the parts of an address. */
export function format({ protocol, host, pathname, search, hash }: Address): string {
  return `${protocol}//${host}${pathname}${search ? `?${search}` : ""}${hash}`;
}

/** Writes a query. A list is a repeated name. */
export function stringify(query: Readonly<Record<string, string | readonly string[]>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`))
    .join("&");
}

function encoded(text: string): string {
  const hex = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, hex);
}
