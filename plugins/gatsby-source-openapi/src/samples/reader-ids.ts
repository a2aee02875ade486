import type { Json, JsonRecord } from "../json";
import { isRecord, listOf, structureIn, textOf } from "../json";
import { kebabCase } from "../model/operation-list";
import { isApiKey } from "./credentials";
import { itemNodes, mergeAll, mergeFor } from "./merged-schema";
import { placeholderTexts, singular } from "./sample-scalar";

/** Where a value of a request is. */
interface Place {
  /** Name of the member or parameter; of an item of a list, the name for one. */
  name: string;
  /** Name of the value around it: in a path the segment before; at the top of a body the collection. */
  around?: string | undefined;
  /** True for a parameter in the path, which names something that exists. */
  isInPath?: boolean;
  /** True for parameters: numbers are sent as texts. */
  isText?: boolean;
}

/** What replacing needs to know: the document, and the values that placeholders stand for. */
interface Replacing {
  document: JsonRecord;
  replaced: Map<string, Json>;
}

/**
 * Returns a value of a request with placeholders in place of ids, keys and tokens that only the reader knows. Of a
 * list of ids, as many as the schema demands are enough.
 */
export function withReaderIds(
  document: JsonRecord,
  schema: unknown,
  value: Json,
  place: Place = { name: "" },
): Json {
  return replaceIds({ document, replaced: new Map() }, [schema], value, place);
}

function replaceIds(
  replacing: Replacing,
  nodes: readonly unknown[],
  value: Json,
  place: Place,
): Json {
  const { document } = replacing;
  if (Array.isArray(value)) {
    const inside = { ...place, name: singular(place.name) };
    const inItems = itemNodes(document, nodes);
    const replace = (item: Json) => replaceIds(replacing, inItems, item, inside);
    const [first = null] = value;
    const isList = value.every((item) => typeof item === "string") && replace(first) !== first;
    const enough = Math.max(1, Number(mergeAll(document, nodes)?.keywords.minItems ?? 1));
    return value.slice(0, isList ? enough : undefined).map(replace);
  }
  if (isRecord(value)) {
    const properties = mergeFor(document, nodes, value)?.properties;
    const isOwn = OWN_MEMBERS.test(kebabCase(place.name));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const own = properties?.get(name);
        const isNamed = place.name !== "" && !WRAPPERS.test(place.name);
        const around = isNamed ? place.name : place.around;
        const inside = { name, around, isText: place.isText ?? false };
        return [name, isOwn && !own ? item : replaceIds(replacing, own ?? [], item, inside)];
      }),
    );
  }
  const json = structureIn(value);
  if (json !== undefined) return JSON.stringify(replaceIds(replacing, [], json, place));
  const { keywords = {} } = mergeAll(document, nodes) ?? {};
  const isText = typeof value === "string" || (place.isText && typeof value === "number");
  const isFixed =
    "const" in keywords || listOf(keywords.enum).length > 0 || keywords.default === value;
  if (!isText || isFixed) return value;
  const description = textOf(keywords.description);
  if (isApiKey(place.name, description)) return placeholderOfKey(place.name);
  return isReaderId(value, place, description)
    ? numbered(readerPlaceholder(place), value, replacing)
    : value;
}

function placeholderOfKey(name: string): string {
  return /key$/i.test(name) ? "YOUR_API_KEY" : "YOUR_ACCESS_TOKEN";
}

/** Returns the placeholder of one value: the second customer is `YOUR_CUSTOMER_ID_2`. */
function numbered(placeholder: string, value: Json, { replaced }: Replacing): string {
  let name = placeholder;
  for (let count = 2; (replaced.get(name) ?? value) !== value; count += 1) {
    name = `${placeholder}_${count}`;
  }
  replaced.set(name, value);
  return name;
}

/** Names of objects whose members readers invent. */
const OWN_MEMBERS =
  /(?:^|-)(?:meta-?data|labels|tags|annotations|attributes|properties|traits|variables|extras?|custom-?(?:data|fields|attributes|properties)?)$/;

/** Returns a placeholder for an id: `YOUR_CUSTOMER_ID` for the `id` in `customer` or after `/customers/`. */
export function readerPlaceholder({ name, around = "" }: Pick<Place, "name" | "around">): string {
  const thing = singular(around);
  const isPlain =
    PLAIN.test(kebabCase(name)) &&
    /^[a-z][\w-]*$/i.test(thing) &&
    !WRAPPERS.test(thing) &&
    thing.toLowerCase() !== name.toLowerCase();
  return placeholderTexts(isPlain ? `${thing}-${name}` : name)[0] ?? "YOUR_ID";
}

/** Names of ids that do not say what they identify. */
const PLAIN = /^(?:[gu]?ids?|uuids?|guids?|key|slug|token)$/;

/** Names of values that only contain others. */
const WRAPPERS = /^(?:data|attributes?|payload|body|input|params?|request|value)$/i;

/** How names of ids end, in kebab case. */
const ID = /(?:^|-)(?:[gu]?ids?|uuids?|guids?)$|^(?:app|user|account|project|team|group|order)id$/;
const SECRET =
  /(?:^|-)(?:token|(?:api|access|secret|private|license|signing)-key|api-?key|(?:client-)?secret)$/;

/** How names end that are ids only in a path: elsewhere, readers invent them. */
const KEY = /(?:^|-)(?:key|slug)s?$/;

/** Names of ids that are the same for all readers. */
const SHARED =
  /(?:^|-)(?:models?|voices?|engines?|regions?|locales?|languages?|currency|country|time-?zones?|category|encodings?|versions?|chains?)-[a-z]+$/;

/** Names of ids that readers invent, and how descriptions say so. */
const INVENTED =
  /(?:^|-)(?:external|foreign|event|reference|ref|request|correlation|trace|span|idempoten(?:cy|t))-(?:[a-z]+-)?(?:ids?|uuid|token|key)$|^(?:client-[a-z]+-(?:id|uuid)|custom-id)$/;
const SAID_TO_BE_INVENTED =
  /\byour (?:own )?(?:id|identifier|key|reference)\b|\b(?:custom|arbitrary|user-defined|external|client-(?:generated|defined|supplied)) (?:id|identifier|key|token|reference)|\bin your (?:own )?(?:system|database|app)|\b(?:you|caller|client) (?:can )?(?:choose|chose|define|assign|generate)|\bof your choice|\bidempoten|\bcorrelat/i;

/** Values that mean the same to all readers, and texts that are no ids. */
const NO_ID = /^(?:-|~|@?me|self|current|default|latest|primary|root|main|all|none|any)$|\s|:\/\//i;

/**
 * Values that servers make: a UUID, an ObjectId, a ULID, one with the prefix of its kind, such as `cus_9s6XKzkNRiz8i3`,
 * random letters and digits, and what documents write in place of one: `00000000`.
 */
const MADE = [
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  /^[\da-f]{24}$/i,
  /^[0-7][\dA-HJKMNP-TV-Z]{25}$/,
  /^[a-z]{2,12}_(?=\w*\d)[A-Za-z\d]{8,}$/,
  /^(?=(?:\D*\d){3})(?=.*[a-z])[\dA-Za-z]{16,40}$/,
  /^(\w)\1{7,}$/,
];

/** Names of values that look like ids and are none. */
const NO_ID_NAME =
  /(?:^|-)(?:hash|digest|checksum|md-?5|sha-?\d+|signature|nonce|etag|data|content|hex|date|time|phone|lat|lo?ng|coordinates?|version|address|period)(?:-|$)/;

function isReaderId(
  value: Json,
  { name, around = "", isInPath = false }: Place,
  description = "",
): boolean {
  const words = kebabCase(name);
  const text = String(value);
  const isMade = MADE.some((pattern) => pattern.test(text));
  if ((SHARED.test(words) && !isMade) || NO_ID.test(text)) return false;
  const isId = ID.test(words) || SECRET.test(words);
  if (isInPath && (isId || KEY.test(words) || isNameOf(words, around))) return true;
  if (!isInPath && (INVENTED.test(words) || SAID_TO_BE_INVENTED.test(description))) return false;
  if (isId) return true;
  return (isMade || (isInPath && isOpaque(text))) && !NO_ID_NAME.test(words);
}

/** Returns whether a parameter tells apart what is around it: `index_name` after `/indexes/`. */
function isNameOf(words: string, around: string): boolean {
  const thing = `${kebabCase(singular(around))}-`;
  return thing !== "-" && words.startsWith(thing) && /-(?:name|code|number|no)$/.test(words);
}

/** Returns whether a text has no words that a person would choose: `drive-0B000000000`. */
function isOpaque(text: string): boolean {
  return text.length >= 8 && /\d\D*\d\D*\d/.test(text) && !/^\d{4}-\d\d|^v?\d+\.\d+|@/.test(text);
}
