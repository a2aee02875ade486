import { makePage } from "../../__fixtures__/make-page";
import type { Page, RuleResult } from "../../page";
import { checkEnglish, checkPunctuation } from "../english";
import { checkReadingGrade, checkSentenceLength, readingGrade } from "../readability";
import { measureProse, sentencesOf } from "../sentences";
import { checkBannedWords, checkTerms } from "../words";

function found({ problems }: RuleResult): Array<string | undefined> {
  return problems.map(({ value }) => value);
}

describe("sentencesOf", () => {
  it.each([
    ["One two. Three four five.", [2, 3]],
    ["It is e.g. this one.", [5]],
    ["That makes 10,000. So it stops.", [3, 3]],
    ["Both carry one id. Pass it on.", [4, 3]],
    ["Take B. If it fails, take C.", [2, 5]],
    ["Send \u2305 and \u2305.", [4]],
    ["The API v2.4 answers.", [4]],
  ])("%s", (text, words) => {
    expect(sentencesOf(text).map((sentence) => sentence.words)).toEqual(words);
  });
});

describe("checkTerms", () => {
  const terms = [
    { write: "email", not: ["e-mail"], ignoreCase: true, except: ["Old E-mail Company"] },
    { write: "WhatsApp", not: ["Whatsapp"], ignoreCase: false, except: [] },
  ];
  it.each([
    ["Send an email on WhatsApp.", []],
    ["Send an E-mail and an e-mail.", ["E-mail", "e-mail"]],
    ["Whatsapp.", ["Whatsapp"]],
    ["The Old E-mail Company.", []],
    ["Call `e-mail` or /e-mail-handoff.", []],
    ["> An e-mail, they said.", []],
    ["| e-mail |\n|---|\n| a |", ["e-mail"]],
  ])("%s", (body, expected) => {
    expect(found(checkTerms([makePage(body)], terms))).toEqual(expected);
  });

  it("points at each place, and reads the front matter", () => {
    const page = makePage("An e-mail, or\nanother e-mail.", { frontMatter: "title: My e-mail" });
    expect(checkTerms([page], terms).problems.map(({ line, column }) => [line, column])).toEqual([
      [5, 4],
      [6, 9],
      [2, 1],
    ]);
  });
});

describe("checkBannedWords", () => {
  const banned = { simply: "Leave it out.", "leverag(?:e|ing)": "Write use." };
  it.each([
    ["You simply call it.", ["simply"]],
    ["Leveraging what is there.", ["Leveraging"]],
    ['They say "simply".', []],
    ["A simple call.", []],
    ["`simply`", []],
  ])("%s", (body, expected) => {
    expect(found(checkBannedWords([makePage(body)], banned))).toEqual(expected);
  });
});

describe("checkPunctuation", () => {
  it.each([
    ["It works!", ["prose/exclamation"]],
    ['A client writes "Help!" and leaves.', []],
    ["Call `a!`.", []],
    ["Where a != b.", []],
    ["Why does it matter? Because.", ["prose/question"]],
    ['It asks "why?" and waits.', []],
    ["- Is it on?", []],
    ["## What is counted?", []],
  ])("%s", (body, expected) => {
    expect(checkPunctuation([makePage(body)]).problems.map(({ code }) => code)).toEqual(expected);
  });
});

describe("checkEnglish", () => {
  it.each([
    ["The the page.", 1],
    ["A answer.", 1],
    ["An n8n workflow.", 0],
    ["An answer of a page.", 0],
  ])("%s", (body, count) => {
    expect(checkEnglish([makePage(body)], ["An n8n"]).problems).toHaveLength(count);
  });
});

describe("checkSentenceLength", () => {
  it.each([
    ["One two three four. Five.", []],
    ["One two three four five six.", ["prose/long-sentence", "prose/long-sentences"]],
    ["One two three four. One two three four.", ["prose/long-sentences"]],
    ["| One two three four five six |\n|---|\n| a |", []],
  ])("%s", (body, expected) => {
    const { problems } = checkSentenceLength(measureProse([makePage(body)]), {
      sentence_words: 5,
      mean_sentence_words: 3,
    });
    expect(problems.map(({ code }) => code)).toEqual(expected);
  });
});

function gradeOf(page: Page): number | undefined {
  const [measured] = measureProse([page]);
  return measured && readingGrade(measured);
}

describe("checkReadingGrade", () => {
  const plain = makePage("The cat sat on the mat. ".repeat(30));
  const hard = makePage(
    "Organizational considerations necessitate comprehensive documentation. ".repeat(30),
  );

  it("is low for plain words and high for hard ones", () => {
    expect(gradeOf(plain)).toBeLessThan(2);
    expect(gradeOf(hard)).toBeGreaterThan(15);
    expect(gradeOf(makePage("Too short."))).toBeUndefined();
  });

  it("reports pages over the ceiling", () => {
    expect(checkReadingGrade(measureProse([plain, hard]), 10).problems).toHaveLength(1);
  });
});
