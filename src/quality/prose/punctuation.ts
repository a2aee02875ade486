import type { Page, RuleResult, TextBlock } from "../page";
import { withoutQuotations } from "./banned-words";
import { sentencesOf } from "./sentences";
import { problemInBlock } from "./text-problem";
import type { Finding } from "./text-problem";

/** No exclamation marks, and no rhetorical questions in running text. */
export function checkPunctuation(pages: readonly Page[]): RuleResult {
  return {
    problems: pages.flatMap((page) =>
      page.texts
        .filter(({ quoted }) => !quoted)
        .flatMap((block) =>
          [...exclamations(block), ...questions(block)].map((finding) =>
            problemInBlock(page, block, finding),
          ),
        ),
    ),
  };
}

function exclamations({ text }: TextBlock): Finding[] {
  const match = /[\p{L}\p{N})]!(?![=\w])/u.exec(withoutQuotations(text));
  if (!match) return [];
  return [
    {
      code: "prose/exclamation",
      message: "An exclamation mark shouts.",
      found: text.slice(Math.max(0, match.index - 20), match.index + 2),
      hint: "End the sentence with a full stop.",
    },
  ];
}

/** Questions in lists and tables are what a reader asks or ticks off; in paragraphs they are ours. */
function questions(block: TextBlock): Finding[] {
  if (block.kind !== "paragraph" || block.inList || !block.text.includes("?")) return [];
  return sentencesOf(withoutQuotations(block.text))
    .filter(({ text }) => text.endsWith("?"))
    .map(({ offset, text }) => ({
      code: "prose/question",
      message: "A question in running text makes the reader wait for what the page knows.",
      found: block.text.slice(offset, offset + text.length),
      hint: "Say the answer.",
    }));
}
