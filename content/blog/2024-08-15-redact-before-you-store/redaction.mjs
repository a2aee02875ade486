// npm install @faker-js/faker@10.6.0 compromise@14.17.0 wink-eng-lite-web-model@1.8.1 wink-nlp@2.4.0
// node redaction.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fakerDE, fakerEN_US, fakerES } from "@faker-js/faker";
import compromise from "compromise";
import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** Returns the rows of a CSV file beside this one, by the names of its columns. */
function readRows(file) {
  const [names = [], ...rows] = cellsOf(readFileSync(join(import.meta.dirname, file), "utf8"));
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ""])));
}

/** Splits CSV text into cells. A quoted cell can contain commas, line breaks and doubled quotes. */
function cellsOf(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    if (end === "" && !quoted && !plain) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
const KINDS = ["name", "email", "phone", "address", "card"];
const COUNTRIES = {
  us: fakerEN_US,
  de: fakerDE,
  es: fakerES,
};

/** Planted values of each kind in each country. */
const PLANTS = 40;
const VALUES = {
  name: (faker) => `${faker.person.firstName()} ${faker.person.lastName()}`,
  email: (faker) => faker.internet.email(),
  phone: (faker) =>
    faker.phone.number({
      style: "human",
    }),
  address: ({ location }) =>
    `${location.streetAddress()}, ${location.zipCode()} ${location.city()}`,
  card: (faker) => faker.finance.creditCardNumber(),
};

/** Replaces the personal data that it finds by `[…]`. */
const HOLE = "[…]";
const PATTERNS = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b\d(?:[ -]?\d){12,18}\b/g,
  /(?:\+|\b00|\(|\b)\d[\d ()./-]{5,}\d(?: ?x ?\d+)?/g,
];
const wink = winkNLP(model);
const patterns = (text) => PATTERNS.reduce((rest, pattern) => rest.replace(pattern, HOLE), text);

/** All entities that the model of wink-nlp knows, of whatever type. */
const entities = (text) => without(text, wink.readDoc(text).entities().out());
const compromised = (text) => {
  const doc = compromise(text);
  const found = [doc.people(), doc.places(), doc.emails(), doc.phoneNumbers()];
  return without(
    text,
    found.flatMap((view) => view.out("array")),
  );
};

/** Returns the redactor of the post. Its packages are those of the folder that it is run in. */
async function recordersRedactor() {
  const { ChatRedactor } = await import("./redact.mjs");
  return (text) => new ChatRedactor().redact(text);
}

function without(text, found) {
  const longestFirst = [...found].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (rest, one) => rest.replaceAll(one.replace(/[.,!?]+$/, ""), HOLE),
    text,
  );
}

/** Returns the messages of a kind; those with a value have `{}` in its place. */
function messagesOf(kind) {
  return readRows("messages.csv").flatMap((row) => (row.kind === kind ? [row.text ?? ""] : []));
}

function plantAll() {
  return Object.entries(COUNTRIES).flatMap(([country, faker]) => {
    faker.seed(815);
    return KINDS.flatMap((kind) => {
      const templates = messagesOf(kind);
      return Array.from(
        {
          length: PLANTS,
        },
        (_, index) => {
          const value = VALUES[kind](faker);
          const sentence = templates[index % templates.length] ?? "{}";
          return {
            kind,
            country,
            value,
            text: sentence.replace("{}", value),
          };
        },
      );
    });
  });
}

/** A value is found if none of its words and numbers is left. */
function isFound({ value }, redacted) {
  const left = new Set(wordsOf(redacted));
  return !wordsOf(value).some((word) => left.has(word));
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The street line of an address is found if none of its words and numbers is left. */
function isStreetFound(plant, redacted) {
  const street = plant.value.slice(0, plant.value.lastIndexOf(", "));
  return isFound(
    {
      ...plant,
      value: street,
    },
    redacted,
  );
}

/** Drops a whole message that contains something like a postal code. */
const POSTAL_CODE = /(?<![\w.,-])\d{5}(?!\w|[.,]\d)/;

/** Recall of four redactors by kind and country, and the harmless messages that they change. */
async function run() {
  const recorders = await recordersRedactor();
  const all = {
    patterns,
    wink: entities,
    compromise: compromised,
    "patterns, then compromise": (text) => recorders(text).replace(/\[[A-Z]+_\d+\]/g, HOLE),
  };
  const plants = plantAll();
  const clean = messagesOf("harmless");
  const dropped = (texts) => texts.filter((text) => POSTAL_CODE.test(text)).length;
  const textsOf = (one) => plants.filter(({ kind }) => kind === one).map(({ text }) => text);
  const addresses = textsOf("address");
  const postalCodes = {
    addresses: dropped(addresses),
    clean: dropped(clean),
    phones: dropped(textsOf("phone")),
    addressesAfterRedactor: dropped(addresses.map(recorders)),
  };
  const redactors = Object.entries(all).map(([redactor, redact]) => {
    const found = plants.filter((plant) => isFound(plant, redact(plant.text)));
    const countOf = (list, kind, country) =>
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
        const same = ({ kind, text }) =>
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
  return {
    redactors,
    postalCodes,
  };
}
console.log(JSON.stringify(await run(), null, 2));
