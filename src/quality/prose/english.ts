import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import { VFile } from "vfile";
import { memoize, NO_CACHE } from "../../site/cache/cache";
import type { Page, QuotedProblem, RuleResult, TextBlock } from "../page";
import { textError } from "../page";
import { parseEnglish, sentencesOf } from "./sentences";
import { withoutQuotations } from "./words";

/** Checks for repeated words and "a" in place of "an", with retext. */
export function checkEnglish(
  pages: readonly Page[],
  exceptions: readonly string[],
  cache = NO_CACHE,
): RuleResult {
  let blocks = 0;
  const problems = pages.flatMap((page) => {
    const texts = page.texts.map(({ text }) => text);
    const found = memoize(cache, "English", [texts, exceptions], () =>
      texts.map((text) => runRetext(text, exceptions)),
    );
    blocks += texts.length;
    return page.texts.flatMap((block, index) =>
      (found[index] ?? []).map((finding) => textError(page, block, finding)),
    );
  });
  return { problems, counts: { "texts read by retext": blocks } };
}

type Rule = (tree: ReturnType<typeof parseEnglish>, file: VFile) => void;

const RULES = [retextRepeatedWords(), retextIndefiniteArticle()] as unknown as Rule[];

function runRetext(written: string, exceptions: readonly string[]): QuotedProblem[] {
  const text = exceptions.reduce(
    (rest, phrase) => rest.replaceAll(phrase, "x".repeat(phrase.length)),
    written,
  );
  const tree = parseEnglish(text);
  const file = new VFile(text);
  for (const rule of RULES) rule(tree, file);
  return file.messages.map(({ reason, source, ruleId, actual }) => ({
    code: `prose/${ruleId ?? source ?? "english"}`,
    message: reason.endsWith(".") ? reason : `${reason}.`,
    found: String(actual ?? text),
  }));
}

/** Checks that there are no exclamation marks, and no rhetorical questions in running text. */
export function checkPunctuation(pages: readonly Page[]): RuleResult {
  return {
    problems: pages.flatMap((page) =>
      page.texts
        .filter(({ quoted }) => !quoted)
        .flatMap((block) =>
          [...exclamations(block), ...questions(block)].map((finding) =>
            textError(page, block, finding),
          ),
        ),
    ),
  };
}

function exclamations({ text }: TextBlock): QuotedProblem[] {
  const match = /[\p{L}\p{N})]!(?![=\w])/u.exec(withoutQuotations(text));
  if (!match) return [];
  return [
    {
      code: "prose/exclamation",
      message: "The sentence ends with an exclamation mark.",
      found: text.slice(Math.max(0, match.index - 20), match.index + 2),
      hint: "End the sentence with a full stop.",
    },
  ];
}

/** Questions are allowed in lists and tables, where readers ask them or tick them off. */
function questions(block: TextBlock): QuotedProblem[] {
  if (block.kind !== "paragraph" || block.inList || !block.text.includes("?")) return [];
  return sentencesOf(withoutQuotations(block.text))
    .filter(({ text }) => text.endsWith("?"))
    .map(({ offset, text }) => ({
      code: "prose/question",
      message: "Running text contains a rhetorical question.",
      found: block.text.slice(offset, offset + text.length),
      hint: "Say the answer.",
    }));
}
