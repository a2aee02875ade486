import { kebabCase, operationSlug, uniqueSlugs } from "../model/operation-list";
import { operationTitle, splitWords } from "../model/operation-title";

describe("slugs", () => {
  it.each([
    ["createNewChat", "create-new-chat"],
    ["rootGet", "root-get"],
    ["checkDbHealth", "check-db-health"],
    ["getHTTPStatus", "get-http-status"],
    ["get_user_v2", "get-user-v2"],
    ["pets/list", "pets-list"],
    ["Größe", "größe"],
    ["чатСоздать", "чат-создать"],
    ["--", ""],
  ])("write %j as %j", (name, slug) => {
    expect(kebabCase(name)).toBe(slug);
  });

  it.each([
    [undefined, "GET", "/pets/{petId}", "get-pets-pet-id"],
    [undefined, "GET", "/", "get"],
    ["---", "POST", "/a", "post-a"],
    ["listPets", "GET", "/pets", "list-pets"],
  ])("of the operation %j %s %s are %j", (id, method, path, slug) => {
    expect(operationSlug(id, method, path)).toBe(slug);
  });

  it("are made unique by method, then by number", () => {
    const items = [
      { slug: "a", suffix: "GET" },
      { slug: "a", suffix: "GET" },
      { slug: "a", suffix: "GET" },
      { slug: "tags", suffix: "PUT" },
      { slug: "" },
      { slug: "" },
    ];
    expect(uniqueSlugs(items, ["tags"])).toEqual([
      "a",
      "a-get",
      "a-get-2",
      "tags-put",
      "item",
      "item-2",
    ]);
  });

  it("are short enough for names of files", () => {
    const slugs = uniqueSlugs([
      { slug: "語".repeat(100) },
      { slug: "語".repeat(101) },
      { slug: `${"a".repeat(149)}-b` },
    ]);
    expect(slugs).toEqual(["語".repeat(50), `${"語".repeat(50)}-2`, "a".repeat(149)]);
  });
});

describe("titles", () => {
  it.each([
    ["createNewChat", "Create new chat"],
    ["get_HTTP_status", "Get HTTP status"],
    ["checkDBHealth", "Check DB health"],
  ])("say %j as %j", (name, words) => {
    expect(splitWords(name)).toBe(words);
  });

  it.each([
    ["Log in.", "login", "Log in."],
    ["Log\n  in", "login", "Log in"],
    ["Log in, which ".repeat(20), "login", "Login"],
    [undefined, "login", "Login"],
    [undefined, undefined, "Get a"],
    ["GET /a", "login", "Login"],
    ["/a", undefined, "Get a"],
    [undefined, "GET_a", "Get a"],
    ["**List** all `chats`", undefined, "List all chats"],
  ])(
    "are summary, else operationId, else method and path in words, without Markdown",
    (summary, id, title) => {
      expect(operationTitle(summary, id, "GET", "/a")).toBe(title);
    },
  );
});
