import type { Faker } from "@faker-js/faker";
import { fakerDE, fakerEN_US, fakerES } from "@faker-js/faker";
import compromise from "compromise";
import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { readRows } from "../shared/csv";
import { experiment, percent, round, row, textOf } from "../shared/experiment";
import { deviation, mean, sum, wilson } from "../shared/statistics";

const KINDS = ["name", "email", "phone", "address", "card"] as const;
type Kind = (typeof KINDS)[number];

const COUNTRIES: Record<string, Faker> = { us: fakerEN_US, de: fakerDE, es: fakerES };
/** Planted values of each kind in each country. */
const PLANTS = 40;

const VALUES: Record<Kind, (faker: Faker) => string> = {
  name: (faker) => `${faker.person.firstName()} ${faker.person.lastName()}`,
  email: (faker) => faker.internet.email(),
  phone: (faker) => faker.phone.number({ style: "human" }),
  address: ({ location }) =>
    `${location.streetAddress()}, ${location.zipCode()} ${location.city()}`,
  card: (faker) => faker.finance.creditCardNumber(),
};

interface Plant {
  kind: Kind;
  country: string;
  value: string;
  text: string;
}

/** Replaces the personal data that it finds by `[…]`. */
type Redact = (text: string) => string;

const HOLE = "[…]";
const PATTERNS = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b\d(?:[ -]?\d){12,18}\b/g,
  /(?:\+|\b00|\(|\b)\d[\d ()./-]{5,}\d(?: ?x ?\d+)?/g,
];

const wink = winkNLP(model);

const patterns: Redact = (text) =>
  PATTERNS.reduce((rest, pattern) => rest.replace(pattern, HOLE), text);

/** All entities that the model of wink-nlp knows, of whatever type. */
const entities: Redact = (text) => without(text, wink.readDoc(text).entities().out());

const compromised: Redact = (text) => {
  const doc = compromise(text);
  const found = [doc.people(), doc.places(), doc.emails(), doc.phoneNumbers()];
  return without(
    text,
    found.flatMap((view) => view.out("array") as string[]),
  );
};

/** Returns the redactor of the post. Its packages are those of the folder that it is run in. */
async function recordersRedactor(): Promise<Redact> {
  const { ChatRedactor } = await import(
    "../../../content/blog/2024-08-15-redact-before-you-store/redact.mjs"
  );
  return (text) => new ChatRedactor().redact(text);
}

function without(text: string, found: readonly string[]): string {
  const longestFirst = [...found].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (rest, one) => rest.replaceAll(one.replace(/[.,!?]+$/, ""), HOLE),
    text,
  );
}

/** Returns the messages of a kind; those with a value have `{}` in its place. */
function messagesOf(kind: Kind | "harmless"): string[] {
  return readRows("messages.csv").flatMap((row) => (row.kind === kind ? [row.text ?? ""] : []));
}

function plantAll(): Plant[] {
  return Object.entries(COUNTRIES).flatMap(([country, faker]) => {
    faker.seed(815);
    return KINDS.flatMap((kind) => {
      const templates = messagesOf(kind);
      return Array.from({ length: PLANTS }, (_, index) => {
        const value = VALUES[kind](faker);
        const sentence = templates[index % templates.length] ?? "{}";
        return { kind, country, value, text: sentence.replace("{}", value) };
      });
    });
  });
}

/** A value is found if none of its words and numbers is left. */
function isFound({ value }: Plant, redacted: string): boolean {
  const left = new Set(wordsOf(redacted));
  return !wordsOf(value).some((word) => left.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The street line of an address is found if none of its words and numbers is left. */
function isStreetFound(plant: Plant, redacted: string): boolean {
  const street = plant.value.slice(0, plant.value.lastIndexOf(", "));
  return isFound({ ...plant, value: street }, redacted);
}

/** Drops a whole message that contains something like a postal code. */
const POSTAL_CODE = /(?<![\w.,-])\d{5}(?!\w|[.,]\d)/;

/** Packages are named as they name themselves. */
const LABELS: Record<string, string> = { wink: "wink-nlp", compromise: "compromise" };

/** The 97.5% quantile of Student's t with 9 degrees of freedom, for the ten sentences with names. */
const T_9 = 2.262;

/** Recall of four redactors by kind and country, and the harmless messages that they change. */
export default experiment({
  post: "2024-08-15-redact-before-you-store",
  repeats: "exact",
  async run() {
    const recorders = await recordersRedactor();
    const all: Record<string, Redact> = {
      patterns,
      wink: entities,
      compromise: compromised,
      "patterns, then compromise": (text) => recorders(text).replace(/\[[A-Z]+_\d+\]/g, HOLE),
    };
    const plants = plantAll();
    const clean = messagesOf("harmless");
    const dropped = (texts: string[]) => texts.filter((text) => POSTAL_CODE.test(text)).length;
    const textsOf = (one: Kind) =>
      plants.filter(({ kind }) => kind === one).map(({ text }) => text);
    const addresses = textsOf("address");
    const postalCodes = {
      addresses: dropped(addresses),
      clean: dropped(clean),
      phones: dropped(textsOf("phone")),
      addressesAfterRedactor: dropped(addresses.map(recorders)),
    };
    const redactors = Object.entries(all).map(([redactor, redact]) => {
      const found = plants.filter((plant) => isFound(plant, redact(plant.text)));
      const countOf = (list: Plant[], kind: Kind, country: string) =>
        list.filter((one) => one.kind === kind && one.country === country).length;
      return {
        redactor,
        kinds: KINDS.map((kind) => ({
          kind,
          planted: PLANTS * Object.keys(COUNTRIES).length,
          found: Object.fromEntries(
            Object.keys(COUNTRIES).map((country) => [country, countOf(found, kind, country)]),
          ),
        })),
        streets: Object.fromEntries(
          Object.keys(COUNTRIES).map((country) => {
            const inCountry = plants.filter((one) => one.country === country);
            const streets = inCountry.filter(({ kind }) => kind === "address");
            return [country, streets.filter((one) => isStreetFound(one, redact(one.text))).length];
          }),
        ),
        namesBySentence: messagesOf("name").map((sentence) => {
          const [before = "", after = ""] = sentence.split("{}");
          const same = ({ kind, text }: Plant) =>
            kind === "name" && text.startsWith(before) && text.endsWith(after);
          return {
            sentence,
            planted: plants.filter(same).length,
            found: found.filter(same).length,
          };
        }),
        changedClean: clean.filter((text) => redact(text) !== text).length,
        clean: clean.length,
        samples: plants
          .filter((plant) => !found.includes(plant))
          .filter((_, index) => index % 25 === 0)
          .map((plant) => redact(plant.text)),
      };
    });
    return { redactors, postalCodes };
  },
  report({ redactors: results, postalCodes }) {
    const recall = (redactor: string, kind: Kind) => {
      const one = results.find((result) => result.redactor === redactor);
      const cell = one?.kinds.find((entry) => entry.kind === kind);
      if (!cell) throw new Error(`No result of ${redactor} for ${kind}`);
      return { found: sum(Object.values(cell.found)), planted: cell.planted };
    };
    const share = (redactor: string, kind: Kind) => {
      const { found, planted } = recall(redactor, kind);
      return found / planted;
    };
    const sentences = results.find(
      ({ redactor }) => redactor === "patterns, then compromise",
    )?.namesBySentence;
    const shares = (sentences ?? []).map(({ found, planted }) => found / planted);
    const margin = (T_9 * deviation(shares)) / Math.sqrt(shares.length);
    const names = results.map(({ redactor }) => redactor);
    const title = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
    const best = "patterns, then compromise";
    const streets = results.find(({ redactor }) => redactor === "compromise")?.streets;
    return {
      charts: {
        recall: {
          kind: "bar",
          title: "Share of planted values that were removed completely",
          x: { values: KINDS.map(title) },
          y: { label: "Recall", unit: "%", max: 100 },
          series: names.map((name) => ({
            name: LABELS[name] ?? title(name),
            values: KINDS.map((kind) => round(100 * share(name, kind), 1)),
          })),
        },
      },
      says: [
        textOf("2024-08-15-redact-before-you-store", "redact.mjs"),
        ...KINDS.map((kind) =>
          row(title(kind), ...names.map((name) => percent(share(name, kind), 0))),
        ),
        row(
          "Harmless messages changed",
          ...results.map(({ changedClean, clean }) => `${changedClean} of ${clean}`),
        ),
        ...KINDS.map((kind) => {
          const cells = results.find(({ redactor }) => redactor === best)?.kinds;
          const found = cells?.find((cell) => cell.kind === kind)?.found ?? {};
          return row(title(kind), ...Object.values(found).map((one) => `${one} of ${PLANTS}`));
        }),
        `pooled recall is ${percent(sum(KINDS.map((kind) => recall(best, kind).found)) / (120 * KINDS.length), 0)}`,
        `${postalCodes.addresses} of the 120 messages with an address, ${postalCodes.clean} of the 40 harmless ones, and ${postalCodes.phones} of the 120 with a phone number`,
        `the rule catches only ${postalCodes.addressesAfterRedactor}`,
        `street line of ${streets?.us} of ${PLANTS} American and ${streets?.es} of ${PLANTS} Spanish addresses`,
        ...[0, 3].flatMap((index) => {
          const one = results[index];
          if (!one) return [];
          const [low, high] = wilson(one.changedClean, one.clean);
          return [`${percent(low, 0)} to ${percent(high, 0)}`];
        }),
        `${shares.length} sentences`,
        `from ${percent(Math.min(...shares), 0)} to ${percent(Math.max(...shares), 0)} by sentence`,
        `${percent(mean(shares) - margin, 0)} to ${percent(mean(shares) + margin, 0)}`,
        ...(["address", "name"] as const).map((kind) => {
          const { found, planted } = recall(best, kind);
          const [low, high] = wilson(found, planted);
          return `${found} of ${planted}, with a 95% interval from ${percent(Math.max(0, low), 0)} to ${percent(high, 0)}`;
        }),
      ],
      given: [PLANTS * KINDS.length * Object.keys(COUNTRIES).length, 79574, 20481937, 409, 422],
    };
  },
});
