import { readBraces } from "../source/javascript";
import type { StaticScope } from "../static-value";
import { staticValue } from "../static-value";

const scope: StaticScope = {
  values: new Map<string, string | number | { a: number; b: null }>([
    ["name", "pets"],
    ["count", 2],
    ["data", { a: 1, b: null }],
  ]),
  functions: new Map([["url", (address) => (address === "/a" ? "/base/a" : undefined)]]),
};
const valueOf = (code: string) => staticValue(readBraces(`{${code}}`, 0)?.expression, scope);

describe("an expression", () => {
  it.each([
    ["'a'", "a"],
    ["null", null],
    ["-1", -1],
    ["[1, 'a', [name]]", [1, "a", ["pets"]]],
    ["({ a: 1, 'b c': true, 2: count })", { a: 1, "b c": true, 2: 2 }],
    ["`a`", "a"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a page.
    ["`${name}: ${count} of ${'x'}.`", "pets: 2 of x."],
    ["'a ' + name", "a pets"],
    ["data.a", 1],
    ["data['b']", null],
    ["data.gone", null],
    ["data.toString", null],
    ["name.default", "pets"],
    ["url('/a')", "/base/a"],
    ["name + count", "pets2"],
  ])("%s is known before the page runs", (code, value) => expect(valueOf(code)).toEqual(value));

  it.each([
    "/a/",
    "1n",
    "+1",
    "-'a'",
    "!true",
    "1 + 2",
    "name + data",
    "'a' - 'b'",
    "[1, other]",
    "[...name]",
    "({ a: other })",
    "({ [name]: 1 })",
    "({ ...data })",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a page.
    "`a ${other}`",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a page.
    "`a ${data}`",
    "other",
    "data[other]",
    "data.b.c",
    "name.length",
    "url('/b')",
    "url('/a', 1)",
    "url(count)",
    "other('/a')",
    "data.a('/a')",
    "() => 1",
  ])("%s is not", (code) => expect(valueOf(code)).toBe(undefined));

  it("is nothing where there is none", () => {
    expect([staticValue(null), staticValue(undefined)]).toEqual([undefined, undefined]);
  });
});
