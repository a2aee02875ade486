import { findDuplicatePermalinks } from "../data-file";
import { toTagLinks } from "../tags";

const DEFINED = [
  { key: "start", label: "Getting started", description: "First", permalink: "/docs/tags/start" },
];

describe("toTagLinks", () => {
  it.each([
    ["a key", ["start"], ["Getting started /docs/tags/start"]],
    ["a name of its own", ["My API"], ["My API /docs/tags/my-api"]],
    ["a name with an address", ["With an address"], ["With an address /docs/tags/elsewhere"]],
    [
      "two names of one address",
      ["My API", "my-api", "start"],
      ["My API /docs/tags/my-api", "Getting started /docs/tags/start"],
    ],
  ])("%s", (_, written, expected) => {
    const links = toTagLinks(
      { tagKeys: written, ownTags: { "With an address": "/elsewhere" } },
      DEFINED,
      "/docs",
    );
    expect(links.map(({ label, permalink }) => `${label} ${permalink}`)).toEqual(expected);
  });
});

describe("findDuplicatePermalinks", () => {
  it("reports the second entry of an address at its key", () => {
    const entries = [
      { key: "a", permalink: "/x" },
      { key: "b", permalink: "/x" },
      { key: "c", permalink: null },
      { key: "d", permalink: null },
    ];
    const positionOf = ([key]: readonly PropertyKey[]) => ({
      line: key === "b" ? 2 : 1,
      column: 1,
    });
    expect(findDuplicatePermalinks("tags", entries, positionOf)).toEqual([
      expect.objectContaining({ code: "tags/duplicate-permalink", line: 2, value: "/x" }),
    ]);
  });
});
