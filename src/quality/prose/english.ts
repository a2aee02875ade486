import { VFile } from "vfile";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import { NO_MEMORY, recall } from "../../site/memory/memory";
import type { Page, RuleResult } from "../page";
import { parseEnglish } from "./sentences";
import { problemInBlock } from "./text-problem";
import type { Finding } from "./text-problem";

/** Slips of the pen that retext knows: words written twice, "a" for "an". */
export function checkEnglish(
  pages: readonly Page[],
  exceptions: readonly string[],
  memory = NO_MEMORY,
): RuleResult {
  let blocks = 0;
  const problems = pages.flatMap((page) => {
    const texts = page.texts.map(({ text }) => text);
    const found = recall(memory, "English", [texts, exceptions], () =>
      texts.map((text) => slips(text, exceptions)),
    );
    blocks += texts.length;
    return page.texts.flatMap((block, index) =>
      (found[index] ?? []).map((finding) => problemInBlock(page, block, finding)),
    );
  });
  return { problems, counts: { "texts read by retext": blocks } };
}

function blank(phrase: string): string {
  return "x".repeat(phrase.length);
}

type Rule = (tree: ReturnType<typeof parseEnglish>, file: VFile) => void;

const RULES = [retextRepeatedWords(), retextIndefiniteArticle()] as unknown as Rule[];

function slips(written: string, exceptions: readonly string[]): Finding[] {
  const text = exceptions.reduce((rest, phrase) => rest.replaceAll(phrase, blank), written);
  const tree = parseEnglish(text);
  const file = new VFile(text);
  for (const rule of RULES) rule(tree, file);
  return file.messages.map(({ reason, source, ruleId, actual }) => ({
    code: `prose/${ruleId ?? source ?? "english"}`,
    message: reason.endsWith(".") ? reason : `${reason}.`,
    found: String(actual ?? text),
  }));
}
