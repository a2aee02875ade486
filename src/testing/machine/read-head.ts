/** Contents of a page's head. */
export interface PageHeadFacts {
  titles: string[];
  /** Contents of `meta` elements by name or property. */
  metas: Record<string, string[]>;
  links: Array<Record<string, string>>;
  jsonLd: unknown[];
  language: string | undefined;
  headings: number;
}

/** Reads the head of a page of this site; `headings` counts the level-one headings of its body. */
export function readHead(html: string): PageHeadFacts {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const metas: Record<string, string[]> = {};
  for (const attributes of elements(head, "meta")) {
    const name = attributes.name ?? attributes.property;
    if (name) metas[name] = [...(metas[name] ?? []), attributes.content ?? ""];
  }
  return {
    titles: [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title]) =>
      decode(title ?? ""),
    ),
    metas,
    links: elements(head, "link"),
    jsonLd: [
      ...head.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, text]) => JSON.parse(text ?? "")),
    language: /<html[^>]* lang="([^"]*)"/.exec(head)?.[1],
    headings: (html.slice(end).match(/<h1[\s>]/g) ?? []).length,
  };
}

function elements(html: string, name: string): Array<Record<string, string>> {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, text]) =>
    Object.fromEntries(
      [...(text ?? "").matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        decode(value ?? ""),
      ]),
    ),
  );
}

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
