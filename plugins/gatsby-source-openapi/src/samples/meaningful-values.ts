import { kebabCase } from "../model/operation-list";

/** What is known of a value besides its limits. */
export interface Meaning {
  /** Name of the member or parameter, of an item the name for one. */
  name: string;
  description: string;
}

/** A meaning: how names end that have it, how descriptions say it, and its values, the usual one first. */
interface MeaningRule {
  name?: RegExp;
  description?: RegExp;
  values: readonly string[];
}

/** Returns a pattern of names in kebab case that end with some words. */
function ending(words: string): RegExp {
  return new RegExp(`(?:^|-)(?:${words})$`);
}

/** What follows the word for a value, and not one that makes it something else: "Email subject". */
const WHOLE =
  "(?= *$| *[.,;:()\\n]| (?:of|to|for|from|in|on|at|as|that|which|where|if|when|used|is|or|and|with|a|an|the)\\b)";

/** The meanings that tell what a text looks like. They are searched in this order. */
const TEXTS: readonly MeaningRule[] = [
  { name: ending("e?-?mail(?:-address)?"), values: ["user@example.com"] },
  {
    description: new RegExp(
      `^(?:the |an? )?(?:[\\w-]+ ){0,3}e-?mail(?: address(?:es)?)?${WHOLE}`,
      "i",
    ),
    values: ["user@example.com"],
  },
  {
    name: ending("(?:image|avatar|logo|icon|photo|picture|thumbnail|cover)-?ur[li]"),
    values: ["https://example.com/image.png"],
  },
  {
    name: ending(
      "(?:webhook|callback|redirect|return|notification)s?-?(?:ur[li]|endpoint)|redirect-to|endpoint",
    ),
    values: ["https://example.com/callback"],
  },
  { name: ending("ur[li]|href|website|homepage|web-?site|link"), values: ["https://example.com"] },
  {
    description: new RegExp(`^(?:[Tt]he |[Aa]n? )?(?:[\\w-]+ ){0,3}UR[LI]${WHOLE}`),
    values: ["https://example.com"],
  },
  {
    name: ending("(?:tele)?phone(?:-?(?:number|no))?|mobile(?:-?number)?|msisdn|fax(?:-number)?"),
    description: /\bE\.?164\b/i,
    values: ["+12025550123", "12025550123", "2025550123", "202-555-0123"],
  },
  { description: /ISO[- ]?4217/i, values: ["USD", "usd"] },
  { name: ending("currency(?:-code)?"), values: ["USD", "usd"] },
  { description: /3166(?:-1)?[ -]*alpha[ -]*3|three[- ]letter country/i, values: ["USA", "usa"] },
  {
    name: ending("country(?:-code)?|nationality"),
    description: /ISO[- ]?3166(?!-2)|two[- ]letter country/i,
    values: ["US", "us", "USA"],
  },
  { description: /BCP[- ]?47|IETF language|language tag/i, values: ["en-US", "en"] },
  { name: ending("locale"), values: ["en-US", "en_US", "en"] },
  {
    name: ending("lang(?:uage)?(?:-code)?"),
    description: /ISO[- ]?639/i,
    values: ["en", "en-US", "EN", "eng"],
  },
  {
    name: ending("time-?zone(?:-id)?|tz"),
    description: /\bIANA time|\btz database/i,
    values: ["Europe/Berlin", "UTC"],
  },
  {
    description: /\blat(?:itude)?\W{0,12}(?:and )?\W?lo?ng?(?:itude)?\b/i,
    values: ["52.52,13.405"],
  },
  {
    description: /\blo?ng?(?:itude)?\W{0,12}(?:and )?\W?lat(?:itude)?\b/i,
    values: ["13.405,52.52"],
  },
  { name: ending("lat(?:itude)?"), values: ["52.52"] },
  { name: ending("lng|lon(?:gitude)?"), values: ["13.405"] },
  {
    name: ending("colou?r(?:-code)?"),
    description: /\bhex(?:adecimal)? colou?r/i,
    values: ["#336699", "336699", "0x336699"],
  },
  { description: /\bCIDR\b/, values: ["192.0.2.0/24"] },
  { name: ending("ip|ip-?v?4?(?:-?address)?"), values: ["192.0.2.1"] },
  { name: ending("mac(?:-address)?"), values: ["00:00:5E:00:53:01"] },
  { name: ending("host-?name|domain(?:-name)?|fqdn"), values: ["example.com"] },
  { name: ending("iban"), values: ["DE89370400440532013000"] },
  { name: ending("bic|swift(?:-code)?"), values: ["DEUTDEFF", "DEUTDEFFXXX"] },
  { name: ending("cron(?:-expression)?|crontab"), values: ["0 9 * * 1"] },
  { name: ending("content-type"), values: ["application/json"] },
  { name: ending("mime-?type|media-type"), values: ["application/pdf"] },
  { name: /^user-agent$/, values: ["my-app/1.0"] },
  { name: ending("file-?name"), values: ["document.pdf", "document"] },
  { name: ending("(?:zip|postal|post)-?code|zip|postcode"), values: ["94105", "941050000"] },
  { name: ending("city|town"), values: ["San Francisco"] },
  { name: ending("province|state-code"), values: ["CA", "California"] },
  {
    name: ending("street(?:-?(?:address|name|line))?-?1?|(?:address-?)?line-?1"),
    values: ["123 Main Street"],
  },
  { name: ending("(?:first|given)-?name|forename"), values: ["Jane"] },
  { name: ending("(?:last|family)-?name|surname"), values: ["Doe"] },
  {
    name: ending(
      "(?:full|holder|contact|customer|author|recipient|owner)-?name|(?:card|account)-?holder|name-on-card",
    ),
    values: ["Jane Doe"],
  },
  {
    name: ending("(?:company|organi[sz]ation|business|legal|employer|merchant)-?name|company"),
    values: ["Example Ltd"],
  },
  { name: ending("sort-?(?:order|dir(?:ection)?)|order-?dir(?:ection)?"), values: ["asc", "ASC"] },
  {
    name: ending("q|query|search(?:-?(?:term|query|text|string))?|keywords?"),
    values: ["example"],
  },
  { name: ending("(?:amount|price|total|balance)"), values: ["10.00", "10"] },
  {
    name: ending("semver"),
    description: /\bsem(?:antic )?ver(?:sion)?(?:ing)?\b/i,
    values: ["1.0.0", "v1.0.0"],
  },
  {
    name: /^x-(?:min-)?v$/,
    description: /\bpositive integer|\bas an integer|\bnumeric string/i,
    values: ["1"],
  },
];

/** Meanings of numbers, as texts. */
const NUMBERS: readonly MeaningRule[] = [
  { name: ending("lat(?:itude)?"), values: ["52.52"] },
  { name: ending("lng|lon(?:gitude)?"), values: ["13.405"] },
  { name: ending("(?:page-?)?offset|skip"), values: ["0"] },
  {
    name: ending("(?:page-?)?limit|page-?size|per-?page|(?:max-)?results|take|top-?k"),
    values: ["10", "5"],
  },
  { name: ending("page|page-?(?:number|no|index)"), values: ["1"] },
  { name: ending("year"), values: ["2026", "26"] },
  { name: ending("exp(?:iry|iration)?-year"), values: ["2030", "30"] },
  { name: ending("port"), values: ["8080"] },
  { name: ending("age"), values: ["30"] },
  { name: ending("width"), values: ["1024"] },
  { name: ending("height"), values: ["768"] },
  {
    description: /\bcents\b|minor (?:currency )?unit|smallest (?:currency )?unit/i,
    values: ["1000"],
  },
  { name: ending("amount|price|total|cost|balance|budget"), values: ["10"] },
  { name: ending("amount-cents|price-cents"), values: ["1000"] },
  { description: /\bin milliseconds\b/i, values: ["5000"] },
  { name: ending("ttl|(?:expires|expiry)-?in(?:-seconds)?"), values: ["3600", "60"] },
  {
    name: ending("timeout|duration|interval|(?:[a-z]+-)*(?:secs?|seconds|minutes)"),
    values: ["60", "30"],
  },
  { name: ending("ms|millis(?:econds)?"), values: ["1000"] },
  { name: ending("percent(?:age)?"), values: ["10"] },
  { name: ending("radius|distance"), values: ["1000", "10"] },
  { name: ending("max-?(?:output-?|completion-?)?tokens"), values: ["256"] },
  { name: ending("temperature"), values: ["0.7"] },
  { name: ending("top-?p|threshold|score|probability|confidence"), values: ["0.9", "0.5"] },
  { name: /^max(?:imum)?-/, values: ["100", "10"] },
];

/** Names of texts that the reader writes: an example is as good as a placeholder. */
const FREE_TEXTS: ReadonlyArray<readonly [RegExp, string]> = [
  [ending("message|text|content|body|comment|greeting"), "Hello, world!"],
  [ending("prompt|instructions?|inputs?"), "Write a short poem about the sea."],
  [ending("question"), "What are your opening hours?"],
  [ending("job-?title|occupation|profession"), "Engineer"],
  [ending("user-?name|login|nickname|handle"), "jane.doe"],
  [ending("tag|keyword|label"), "example"],
  [ending("html(?:-(?:body|content|text))?"), "<p>Hello, world!</p>"],
];

/** Names of texts that describe the value around them: "Example title". */
const LABELS = ending(
  "title|subject|headline|caption|display-?name|description|summary|notes?|memo|remarks?|reason|purpose|bio|topic|details?|alt-?text",
);

/** Words at the start of the name of a schema for requests. */
const VERBS = "create|new|add|update|edit|patch|put|post|upsert|insert|save";
const VERB = new RegExp(`^(?:${VERBS})$`);

/** Words of the name of a schema that do not say what it is: `CreateProjectRequestV2`. */
const BESIDE_THE_POINT = new RegExp(
  `^(?:${VERBS}|api|v?\\d+(?:(?:alpha|beta)\\d*)?|request|req|input|body|dto|payload|params?|parameters?|args?|data|model|object|schema|attributes?|resource|command|entity|base|write|writable|public|rest|json|in|with|for|to|a|an|the|response|details?|info|spec|type|item|properties|props|options|setup|search|criteria|unstable|beta|alpha|preview|experimental|internal|external|partial|patched)$`,
);

/**
 * Returns texts that someone would send as a value with a meaning, the usual one first: `USD` for a
 * currency. Empty if nothing is known of it.
 */
export function meaningfulTexts({ name, description }: Meaning): string[] {
  const words = kebabCase(name);
  return [...datesOf(words, description), ...valuesOf(TEXTS, words, description)];
}

/** Returns numbers that someone would send as a value with a meaning, as texts. */
export function meaningfulNumbers({ name, description }: Meaning): string[] {
  const words = kebabCase(name);
  const seconds = /(?:^|-)(?:date|at)$/.test(words)
    ? timestampsOf(words, `Unix ${description}`)
    : [];
  return [
    ...timestampsOf(words, description),
    ...valuesOf(NUMBERS, words, description),
    ...seconds,
  ];
}

function valuesOf(rules: readonly MeaningRule[], words: string, about: string): string[] {
  const isMeant = (one: MeaningRule) => one.name?.test(words) || one.description?.test(about);
  return rules.filter(isMeant).flatMap(({ values }) => values);
}

/**
 * Returns texts for what readers name and describe themselves.
 *
 * @param owner name of the schema with the member
 */
export function freeTexts(name: string, owner = ""): string[] {
  const words = kebabCase(name);
  if (words === "name" && /(?:^|-)domain/.test(kebabCase(owner))) return ["example.com"];
  const [, text] = FREE_TEXTS.find(([pattern]) => pattern.test(words)) ?? [];
  const label = LABELS.test(words)
    ? words
    : ending("name").test(words)
      ? ownerOf(words, owner)
      : "";
  const example = text ?? (label === "" ? "" : `Example ${label.replaceAll("-", " ")}`);
  return example === ""
    ? []
    : [example, kebabCase(example), kebabCase(example).replaceAll("-", "_"), label].filter(Boolean);
}

/** Returns what a name is of: of `project_name`, or of `name` in `CreateProjectRequest`, it is the project. */
function ownerOf(words: string, owner: string): string {
  const own = words.replace(/-?name$/, "");
  const around = kebabCase(owner).split("-");
  // A command is a thing, too, unless the schema is one: CreateUserCommand.
  const isThing = (word: string) =>
    word === "command" ? !VERB.test(around[0] ?? "") : !BESIDE_THE_POINT.test(word);
  const things = around.filter(isThing);
  const thing = things.filter((word, index) => word !== things[index - 1]).slice(-3);
  return own || thing.join("-") || "name";
}

const DAYS = [
  { role: /birth|\bdob\b/, day: "1990-05-17" },
  {
    role: /expir|valid-(?:until|to)|due|deadline|schedul|publish|remind|maturity/,
    day: "2029-12-31",
  },
  {
    role: /(?:^|-)(?:end|to|until|till|before|max|latest|close[sd]?|finish(?:ed)?)(?:-|$)/,
    day: "2026-01-31",
  },
];

/** Returns the day that a name asks for: ends are later than starts, and what expires is in the future. */
function dayOf(words: string): string {
  return DAYS.find(({ role }) => role.test(words))?.day ?? "2026-01-15";
}

const DAY_NAME = ending(
  "date|day|dob|birth-?day|on|(?:start|end|from|to)-?date|date-?(?:start|end|from|to)",
);
const TIME_NAME = ending("at|time-?stamp|date-?time|time");
const TIME_TEXT = /\btime-?stamp|ISO[- ]?8601|RFC[- ]?3339|\bdate[- ]?time\b|\bdate and time\b/i;

const UNIX_TIME = /\bunix|\bepoch|seconds since/i;

/** Ways to write a day, by the letters that descriptions have for them. */
const WRITTEN: ReadonlyArray<readonly [RegExp, (day: string) => string]> = [
  [/YYYY-MM-DD['"`]?[T ]['"`]?HH/i, (day) => `${day}T09:00:00Z`],
  [/YYYY-MM-DD/i, (day) => day],
  [/YYYY\/MM\/DD/i, (day) => day.replaceAll("-", "/")],
  [/YYYYMMDD/i, (day) => day.replaceAll("-", "")],
  [/DD\/MM\/YYYY/i, (day) => day.split("-").reverse().join("/")],
  [/DD\.MM\.YYYY/i, (day) => day.split("-").reverse().join(".")],
  [/DD-MM-YYYY/i, (day) => day.split("-").reverse().join("-")],
  [/MM\/DD\/YYYY/i, (day) => day.replace(/(\d+)-(\d+)-(\d+)/, "$2/$3/$1")],
  [/YYYY-MM\b/i, (day) => day.slice(0, 7)],
  [/HH:MM:SS/i, () => "09:00:00"],
  [/HH:MM/i, () => "09:00"],
];

function datesOf(words: string, about: string): string[] {
  if (/8601[- ](?:duration|period)|duration.{0,20}8601/i.test(about)) return ["PT1H"];
  const day = dayOf(words);
  const written = WRITTEN.find(([letters]) => letters.test(about));
  const time = `${day}T09:00:00Z`;
  const isDay = DAY_NAME.test(words);
  const isTime = TIME_NAME.test(words) || TIME_TEXT.test(about);
  const seconds = UNIX_TIME.test(about) ? timestampsOf(words, about) : [];
  return [
    ...seconds,
    ...(written ? [written[1](day)] : []),
    ...(isDay ? [day] : []),
    ...(isTime ? [time, time.replace("Z", ".000Z"), time.replace("Z", "")] : []),
    ...(isDay || isTime ? [time, day, ...WRITTEN.map(([, write]) => write(day))] : []),
  ];
}

/** Returns the texts of a date or time with a format: a day that its name asks for. */
export function formattedDates(format: string, name: string): string[] {
  const day = dayOf(kebabCase(name));
  if (format === "date") return [day];
  return format === "date-time" ? [`${day}T09:00:00Z`, `${day}T09:00:00.000Z`] : [];
}

function timestampsOf(words: string, about: string): string[] {
  const isTime = TIME_NAME.test(words) || DAY_NAME.test(words) || /since|until|expir/.test(words);
  if (!UNIX_TIME.test(about) && !(isTime && /time-?stamp/i.test(`${words} ${about}`))) return [];
  const seconds = Date.parse(dayOf(words)) / 1000;
  return /milli|\bms\b/i.test(about) ? [`${seconds}000`] : [`${seconds}`, `${seconds}000`];
}
