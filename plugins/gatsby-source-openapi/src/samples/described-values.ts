/** A value in quotes of some kind. */
const QUOTED =
  "(?:`+([^`\\n]{1,80})`+|\"([^\"\\n]{1,80})\"|“([^”\\n]{1,80})”|'([^'\\n]{1,80})'(?!\\w))";

/** A word that is not in quotes, with its punctuation. */
const BARE = "([^\\s`\"'“”,;()|]{1,80})";

/** What separates words from the value that they announce: `e.g. **"a"**`, `one of:\n- a`. */
const GAP = "[\\s:,=(*_•-]*";

const MARKS = {
  example:
    "\\b(?:e\\.? ?g\\.?|for example|for instance|examples?(?: values?)?(?: is| are|:)|ex[.:])",
  likeness: "\\b(?:such as|looks like|in the form(?:at)?(?: of)?|format(?:ted)?(?: as)?:?)",
  choice:
    "\\b(?:one of(?: the following)?(?: values)?|either" +
    "|(?:possible|allowed|accepted|valid|supported|available|permitted)(?: \\w+)? (?:values?|options?)(?: is| are| include)?" +
    "|values? (?:is|are|include)" +
    "|(?:can|must|may|should|needs to) be(?: set to)?(?: either| one of| exactly)?)",
  default: "\\bdefaults?(?: value)?(?: is| to)?",
};

/** How descriptions give a value, the surest way first. */
const ANNOUNCED = [
  `${MARKS.example}${GAP}(?:${QUOTED}|${BARE})`,
  `${MARKS.likeness}${GAP}${QUOTED}`,
  `${MARKS.choice}${GAP}${QUOTED}`,
  `\\b(?:one of|values?(?: are)?):\\s*(?:[-*•]\\s*)?([\\w-]+)(?=\\s*[,|\\n])`,
  `${MARKS.default}${GAP}${QUOTED}`,
].map((source) => new RegExp(source, "gi"));

/** Words in quotes that name a type or the absence of a value. */
const NO_VALUE =
  /^(?:null|nil|none|undefined|empty|true|false|string|integer|number|object|array|boolean)$/i;

/** Placeholders, JSON and whole requests are no value of one member. */
const NO_SCALAR = /[{}<>…]|\.\.\.|^[[?&]|^(?:GET|POST|PUT|PATCH|DELETE)\b/;

/** Bare words are values if they do not look like a part of the sentence. */
const LIKE_A_VALUE = /\d|^[A-Z]{2,}$|\w[_@/]\w|[a-z]-[A-Z]/;

/**
 * Returns the values that a description gives as examples, alternatives or default, in the order of
 * confidence: `abc` of "e.g. `abc`" or "one of `abc`, `def`".
 *
 * @param name name of the value, which examples often repeat: `sort=name`
 */
export function describedValues(description: string, name = ""): string[] {
  const found = ANNOUNCED.flatMap((pattern) =>
    [...description.matchAll(pattern)].flatMap(([, ...groups]) => {
      const quoted = groups.slice(0, 4).find((one) => one !== undefined);
      if (quoted !== undefined) return [quoted];
      const bare = groups[4]?.replace(/[*_]*[.:!?]*$/, "") ?? "";
      return LIKE_A_VALUE.test(bare) ? [bare] : [];
    }),
  );
  const values = found.map((one) => withoutName(one.trim(), name));
  return values.filter((one) => one !== "" && !NO_VALUE.test(one) && !NO_SCALAR.test(one));
}

function withoutName(value: string, name: string): string {
  const query = value.startsWith("/") ? [...value.matchAll(/[?&](\w+)=([^&\s]+)/g)] : [];
  const [, , inQuery] = query.find(([, key]) => key === name) ?? [];
  if (inQuery !== undefined) return inQuery;
  const start = value.replace(/^[?&]/, "");
  const rest = name !== "" && start.startsWith(name) ? start.slice(name.length) : "";
  return /^(?:=|:\s)/.test(rest) ? rest.replace(/^(?:=|:\s+)/, "").replace(/&.*$/, "") : value;
}
