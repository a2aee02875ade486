import fc from "fast-check";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { remarkLeanAutolinks } from "../remark-lean-autolinks";

const start = () => unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const full = start().freeze();

function parseLean(source: string) {
  return start().use(remarkLeanAutolinks, source).parse(source);
}

const PIECES = [
  "a@b.example",
  "a.b+c_d-1@x-y.example.",
  "a&#64;b.example",
  "a\\@b.example",
  "@name",
  "x@",
  "http://h.example/a?b=c",
  "HTTPS://H.example",
  "www.w.example/p_q_",
  "WWW.example",
  "[link www.x.example a@b.example](/c)",
  "`code@b.example`",
  "<b>i@b.example</b>",
  "who what _where_ **how** ~~when~~",
  "| a | b@c.example |\n| --- | --- |\n| www.d.example | e |",
  "- [ ] task http://t.example",
  "[^1]\n\n[^1]: note n@b.example",
  "hello",
  " ",
  "\n",
  "\n\n",
  "_",
  "*",
  ".",
  "-",
  "(",
  ")",
];

describe("bare addresses, found only where there are some", () => {
  it("gives the same tree as remark-gfm alone", () => {
    const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 });
    fc.assert(
      fc.property(texts, (pieces) => {
        const source = pieces.join("");
        expect(parseLean(source)).toEqual(full.parse(source));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ["an e-mail address", "Ask a@b.example.", "mailto:a@b.example"],
    ["an address on the web", "See http://b.example.", "http://b.example"],
    ["a bare host", "See www.b.example.", "http://www.b.example"],
    ["an e-mail address behind an entity", "Ask a&#64;b.example.", "mailto:a@b.example"],
  ])("still links %s", (_, source, url) => {
    expect(JSON.stringify(parseLean(source))).toContain(JSON.stringify(url));
  });
});
