import type { JsonRecord } from "../json";
import { listOf, recordOf, textOf, textsOf } from "../json";

/**
 * Returns the name of whoever offers an API as environment variables begin with it: `STRIPE`. It is what the title and
 * the host of a server, or else of the contact, have in common: without that, the host, or a short title. An empty text
 * if the document names none.
 */
export function vendorOf({ info, servers }: JsonRecord): string {
  const { title, contact } = recordOf(info);
  const words = (textOf(title) ?? "").replace(/\bopen api\b/i, "API").match(/[A-Za-z\d]+/g) ?? [];
  const called = domainsOf(textsOf(listOf(servers).map((server) => recordOf(server).url)));
  const others = domainsOf(textsOf([recordOf(contact).url]));
  const [common] = [...called, ...others].flatMap((domain) => wordsIn(domain, words) ?? []);
  const own = words.filter((word) => !GENERIC.test(word));
  const short = own.length <= MOST_WORDS ? own.join("_") : "";
  const vendor = common ?? called[0] ?? (short || (others[0] ?? ""));
  return /^[A-Z]/i.test(vendor) ? vendor.replaceAll("-", "_").toUpperCase() : "";
}

/** A title with more words describes an API. */
const MOST_WORDS = 2;

/** Words of titles that name no vendor. */
const GENERIC =
  /^(?:an?|the|my|our|your|and|by|for|of|with|apis?|rest|restful|http|web|json|graphql|openapi|swagger|public|private|internal|external|partner|admin|management|customer|developers?|platform|app|core|main|next|local|services?|server|backend|cloud|gateway|reference|docs?|documentation|spec|specification|definition|v?\d+|alpha|beta|demo|tests?|sample|example|untitled)$/i;

/** Domains of those who host the APIs and repositories of others. */
const OF_HOSTS =
  /^(?:amazonaws\.com|apigee\.(?:com|net)|apiary\.io|appspot\.com|azure-api\.net|azurewebsites\.net|cloudfunctions\.net|example\.\w+|fly\.dev|github\.(?:com|io)|gitlab\.(?:com|io)|googleapis\.com|herokuapp\.com|linkedin\.com|mashape\.com|netlify\.app|ngrok\.io|onrender\.com|rapidapi\.com|readme\.io|run\.app|stoplight\.io|swagger\.io|twitter\.com|vercel\.app|workers\.dev)$/i;

/** Returns the parts of addresses that were registered, without the top-level domain: `stripe` of `api.stripe.com`. */
function domainsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const [, host = ""] = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address) ?? [];
    const [, name, end] =
      /(?:^|\.)([a-z\d][a-z\d-]*)\.((?:(?:co|com|gov|net|org|edu|ac)\.)?[a-z]{2,})$/i.exec(host) ??
      [];
    return name === undefined || OF_HOSTS.test(`${name}.${end}`) ? [] : [name];
  });
}

/** Returns the words of a title that a domain consists of, or begins or ends with: `Modern_Treasury`. */
function wordsIn(domain: string, words: readonly string[]): string | undefined {
  const letters = domain.replaceAll("-", "").toLowerCase();
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1)),
  );
  const isNaming = (run: readonly string[]) => {
    const text = run.join("").toLowerCase();
    const isPart = letters.startsWith(text) || letters.endsWith(text);
    return text === letters || (isPart && text.length > 3 && !run.some((one) => GENERIC.test(one)));
  };
  return runs
    .filter(isNaming)
    .sort((a, b) => b.join("").length - a.join("").length)[0]
    ?.join("_");
}

/** A variable with a secret, as shells, JavaScript, Python and Ruby read it. */
const READ_SECRET =
  /(?:\$\{?|process\.env\.|environ(?:\.get\(|\[)\\?["']|getenv\(\\?["']|ENV(?:\.fetch\(|\[)\\?["'])([A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|TOKEN))\b/g;

/** Returns the variable from which texts of a document most often read a secret, undefined if they show none. */
export function shownVariable(parts: readonly unknown[]): string | undefined {
  const counts = new Map<string, number>();
  for (const part of parts) {
    for (const [, name = ""] of JSON.stringify(part ?? "").matchAll(READ_SECRET)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
