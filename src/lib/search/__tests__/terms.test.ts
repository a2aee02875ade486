import fc from "fast-check";
import {
  createTermReader,
  normalizeText,
  parseQuery,
  stem,
  stemsOfBeginning,
  toQuestionTerms,
  toSignificantTerms,
  toTerms,
} from "../terms";

describe("stem", () => {
  it.each([
    [["rotate", "rotates", "rotated", "rotating", "rotation", "rotations"]],
    [["agent", "agents"]],
    [["reply", "replies"]],
    [["message", "messages", "messaging"]],
    [["limit", "limits", "limited"]],
    [["answer", "answers", "answered", "answering"]],
    [["address", "addresses"]],
    [["week", "weekly"]],
  ])("brings %j together", (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(["id", "p95", "status", "analysis", "access", "string", "chat_id", "über"])(
    "leaves %s as it is",
    (word) => expect(stem(word)).toBe(word),
  );

  it("never makes a word longer", () => {
    fc.assert(fc.property(fc.string(), (word) => stem(word).length <= Math.max(word.length, 4)));
  });
});

describe("createTermReader", () => {
  it("gives what toSignificantTerms gives, also of words that were read before", () => {
    const read = createTermReader();
    const word = fc.constantFrom(
      "constructor",
      "toString",
      "the",
      "chatId",
      "chat_id",
      "Café",
      "_",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
        const text = words.join(" ");
        expect(read(text)).toEqual(toSignificantTerms(text));
      }),
    );
  });
});

describe("toTerms", () => {
  it.each([
    ["chat_id", ["chatid", "chat", "id"]],
    ["createNewChat", ["createnewchat", "creat", "new", "chat"]],
    ["/external/chat/{client_id}", ["external", "chat", "clientid", "client", "id"]],
    ["Idempotency-Key", ["idempotencykey", "idempotent", "key"]],
    ["X-Request-Id: 12", ["xrequestid", "x", "request", "id", "12"]],
    ["bot’s client's", ["bot", "client"]],
    ["Café naïve", ["caf", "naiv"]],
    ["日本語", ["日本語"]],
    ["_", []],
    ["", []],
    ["<script>alert(1)</script>", ["script", "alert", "1", "script"]],
  ])("reads %j", (text, terms) => expect(toTerms(text)).toEqual(terms));

  it.each([
    ["names with a dot", "message.completed", ["messagecomplet", "messag", "complet"]],
    ["the end of a sentence", "Rotate it.Then go", ["rotat", "it", "then", "go"]],
    ["versions", "v2.1", ["v2", "1"]],
    ["A/B", "an A/B test", ["an", "ab", "a", "b", "test"]],
    ["paths of letters", "and/or", ["and", "or"]],
  ])("reads %s", (_, text, terms) => expect(toTerms(text)).toEqual(terms));

  it("keeps the words of a question that tell it apart", () => {
    expect([...toQuestionTerms("Is there more than one token?")]).toEqual([
      "there",
      "more",
      "than",
      "one",
      "token",
    ]);
  });

  it("leaves out stop words", () => {
    expect(toSignificantTerms("How do I rotate the token?")).toEqual(["rotat", "token"]);
  });
});

describe("stemsOfBeginning", () => {
  it.each([
    ["idempotenc", "idempotency"],
    ["rotatio", "rotation"],
    ["rotati", "rotation"],
    ["curs", "curs"],
  ])("of %s has the stem of %s", (beginning, word) => {
    expect(stemsOfBeginning(beginning)).toContain(stem(word));
  });
});

describe("the last word of a query", () => {
  it.each([
    ["list curs", "curs"],
    ["list cursors ", undefined],
    ["list the", undefined],
    ["", undefined],
  ])("of %j is unfinished: %s", (query, unfinished) => {
    expect(parseQuery(query).unfinished).toBe(unfinished);
  });
});

describe("normalizeText", () => {
  it("takes accents, apostrophes, control characters and line breaks away", () => {
    expect(normalizeText("É\u0000\n It’s")).toBe("e its");
  });
});
