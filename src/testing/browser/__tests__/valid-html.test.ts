import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { fileOf, pageKinds } from "../page-kinds";

/** The standard's rules; matters of taste and of a formatter are left out. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "long-title": "off",
    // The standard allows "off" on any form-associated element; browsers restore ticks without it.
    "valid-autocomplete": "off",
    "no-inline-style": "off",
    "prefer-native-element": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "no-raw-characters": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "require-sri": "off",
    "tel-non-breaking": "off",
    "no-implicit-button-type": "error",
  },
});

describe("the HTML of", () => {
  it.each(pageKinds())("a %s is valid", async (_, address) => {
    const report = await validator.validateString(readFileSync(fileOf(address), "utf8"));
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message, selector }) =>
          `${line}:${column} ${ruleId}: ${message} (${selector})`,
      ),
    );
    expect(messages.slice(0, 12)).toEqual([]);
  });
});
