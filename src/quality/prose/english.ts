import { VFile } from "vfile";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import type { Page, RuleResult, TextBlock } from "../page";
import { parseEnglish } from "./sentences";
import { problemInBlock } from "./text-problem";
import type { Finding } from "./text-problem";

/** Slips of the pen that retext knows: words written twice, "a" for "an". */
export function checkEnglish(pages: readonly Page[], exceptions: readonly string[]): RuleResult {
  let blocks = 0;
  const problems = pages.flatMap((page) =>
    page.texts.flatMap((block) => {
      blocks += 1;
      return slips(block, exceptions).map((finding) => problemInBlock(page, block, finding));
    }),
  );
  return { problems, counts: { "texts read by retext": blocks } };
}

function blank(phrase: string): string {
  return "x".repeat(phrase.length);
}

type Rule = (tree: ReturnType<typeof parseEnglish>, file: VFile) => void;

const RULES = [retextRepeatedWords(), retextIndefiniteArticle()] as unknown as Rule[];

function slips(block: TextBlock, exceptions: readonly string[]): Finding[] {
  const text = exceptions.reduce((rest, phrase) => rest.replaceAll(phrase, blank), block.text);
  const tree = parseEnglish(text);
  const file = new VFile(text);
  for (const rule of RULES) rule(tree, file);
  return file.messages.map(({ reason, source, ruleId, actual }) => ({
    code: `prose/${ruleId ?? source ?? "english"}`,
    message: reason.endsWith(".") ? reason : `${reason}.`,
    found: String(actual ?? text),
  }));
}
