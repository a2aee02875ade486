import nlp from "compromise";

const PATTERNS = {
  EMAIL: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  CARD: /\b\d(?:[ -]?\d){12,18}\b/g,
  PHONE: /(?:\+|\b00|\(|\b)\d[\d ()./-]{5,}\d(?: ?x ?\d+)?/g,
};

/** One for each chat: a word that is found once is replaced in all later messages too. */
export class ChatRedactor {
  #placeholders = new Map();
  #words = new Map();
  #counts = {};

  redact(text) {
    let rest = text;
    for (const [kind, pattern] of Object.entries(PATTERNS)) {
      rest = rest.replace(pattern, (value) => this.#placeholder(kind, value));
    }
    const doc = nlp(rest);
    const found = { NAME: doc.people().text(), PLACE: doc.places().text() };
    for (const [kind, words] of Object.entries(found)) {
      for (const word of words.match(/\p{L}[\p{L}-]+/gu) ?? []) {
        rest = this.#replace(rest, kind, word);
        if (/^\p{Lu}/u.test(word)) this.#words.set(word, kind); // not "de" or "la"
      }
    }
    for (const [word, kind] of this.#words) rest = this.#replace(rest, kind, word);
    return rest;
  }

  #replace(text, kind, word) {
    const whole = new RegExp(`(?<![\\p{L}[])${word}(?!\\p{L})`, "gu");
    return text.replace(whole, () => this.#placeholder(kind, word));
  }

  #placeholder(kind, value) {
    const key = `${kind}:${value.toLowerCase()}`;
    if (!this.#placeholders.has(key)) {
      this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
      this.#placeholders.set(key, `[${kind}_${this.#counts[kind]}]`);
    }
    return this.#placeholders.get(key);
  }
}
