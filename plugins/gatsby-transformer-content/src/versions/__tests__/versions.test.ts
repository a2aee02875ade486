import { temporaryFolder } from "../../../../../packages/temporary-folder";
import type { DocsSettings } from "../../data-files/site-settings";
import { docsSettings } from "../../data-files/site-settings";
import {
  folderOfVersion,
  isVersioned,
  resolveVersions,
  sidebarName,
  versionOfDoc,
  versionOfSidebars,
} from "../docs-version";
import { readVersions } from "../read-versions";

const settings = (given: object = {}): DocsSettings => docsSettings.parse(given);

/** Versions in short: name, address, banner. */
function outline(names: string[], given: object = {}): string[] {
  return resolveVersions(names, settings(given)).map(
    ({ name, path, banner, isLast }) => `${name} ${path} ${banner}${isLast ? " last" : ""}`,
  );
}

describe("resolveVersions", () => {
  it.each<[string, string[], object, string[]]>([
    ["no version but the current", [], {}, ["current /docs none last"]],
    [
      "the newest is the last, and has the documentation's address",
      ["2", "1"],
      {},
      ["current /docs/next unreleased", "2 /docs none last", "1 /docs/1 unmaintained"],
    ],
    [
      "another last version",
      ["2", "1"],
      { lastVersion: "1" },
      ["current /docs/next unreleased", "2 /docs/2 unreleased", "1 /docs none last"],
    ],
    [
      "the current one as the last",
      ["2"],
      { lastVersion: "current" },
      ["current /docs none last", "2 /docs/2 unmaintained"],
    ],
    ["without the current one", ["2"], { includeCurrentVersion: false }, ["2 /docs none last"]],
    [
      "some only",
      ["3", "2", "1"],
      { onlyIncludeVersions: ["current", "2"] },
      ["current /docs/next unreleased", "2 /docs none last"],
    ],
    [
      "the current one only",
      ["3", "2"],
      { onlyIncludeVersions: ["current"] },
      ["current /docs none last"],
    ],
    [
      "addresses and banners of their own",
      ["2"],
      { versions: { current: { path: "edge", banner: "none" }, 2: { path: "stable" } } },
      ["current /docs/edge none", "2 /docs/stable none last"],
    ],
  ])("%s", (_, names, given, expected) => {
    expect(outline(names, given)).toEqual(expected);
  });

  it("fills in labels and badges", () => {
    const [current, two] = resolveVersions(["2"], settings({ versions: { 2: { badge: false } } }));
    expect(current).toMatchObject({ label: "Next", badge: true, noIndex: false });
    expect(two).toMatchObject({ label: "2", badge: false });
  });

  it.each<[string[], object, boolean]>([
    [[], {}, false],
    [["2"], {}, true],
    [[], { versions: { current: { banner: "unreleased" } } }, true],
    [["2"], { includeCurrentVersion: false }, false],
  ])("%j with %j is versioned: %s", (names, given, expected) => {
    expect(isVersioned(resolveVersions(names, settings(given)))).toBe(expected);
  });
});

describe("several documentations", () => {
  it("names their versions after them, and asks about the versions of each", () => {
    const community = { path: "/community", versions: { current: { label: "Now" } } };
    const { path: at, ...own } = settings(community);
    const versions = [
      ...resolveVersions([]),
      ...resolveVersions(["1"], { path: at, ...own }, "community"),
    ];
    expect(versions.map(({ name, instance, path }) => [name, instance, path])).toEqual([
      ["current", "default", "/docs"],
      ["community/current", "community", "/community/next"],
      ["community/1", "community", "/community"],
    ]);
    expect(isVersioned(versions)).toBe(true);
    expect(
      isVersioned([...resolveVersions([]), ...resolveVersions([], { path: at, ...own }, "b")]),
    ).toBe(false);
  });

  it("gives sidebars names that are the only ones in the site", () => {
    expect(sidebarName("1.0", "main")).toBe("main");
    expect(sidebarName("community/1.0", "main")).toBe("community/main");
  });

  it("reads the versions of each from its own files", () => {
    const content = temporaryFolder({
      "api_versioned_docs/version-1/a.md": "",
      "api_versioned_docs/version-0/a.md": "",
      "api_versions.json": '["1", "2"]',
      "site.yml": "docs:\n  instances:\n    api:\n    wiki:\n",
    });
    const { versions, problems } = readVersions(
      content,
      settings({ instances: { api: { path: "/api" }, wiki: { path: "/wiki" } } }),
    );
    expect(versions.map(({ name }) => name)).toEqual([
      "current",
      "api/current",
      "api/1",
      "api/2",
      "wiki/current",
    ]);
    expect(problems).toMatchObject([
      {
        code: "versions/missing-folder",
        value: "2",
        hint: expect.stringContaining("api_versioned_docs/version-2"),
      },
      { code: "versions/unnamed-folder", value: "version-0" },
      { code: "versions/missing-folder", value: "wiki", line: 4 },
    ]);
  });

  it("reports a documentation without pages also before there are settings in a file", () => {
    const given = settings({ instances: { wiki: { path: "/wiki" } } });
    expect(readVersions(temporaryFolder({}), given).problems).toMatchObject([
      { code: "versions/missing-folder", value: "wiki" },
    ]);
  });
});

describe("paths", () => {
  it.each([
    ["docs/a/b.mdx", { version: "current", path: "a/b.mdx" }],
    ["versioned_docs/version-1.0/a.mdx", { version: "1.0", path: "a.mdx" }],
    ["community_docs/a/b.md", { version: "community/current", path: "a/b.md" }],
    ["my_api_versioned_docs/version-2/a.md", { version: "my_api/2", path: "a.md" }],
    ["versioned_docs/a.mdx", undefined],
    ["blog/a.mdx", undefined],
  ])("%s", (file, expected) => {
    expect(versionOfDoc(file)).toEqual(expected);
    if (expected) expect(file).toBe(`${folderOfVersion(expected.version)}/${expected.path}`);
  });

  it.each([
    ["sidebars.yml", "current"],
    ["sidebars.mts", "current"],
    ["versioned_sidebars/version-1.0-sidebars.json", "1.0"],
    ["community_sidebars.cjs", "community/current"],
    ["community_versioned_sidebars/version-1.0-sidebars.json", "community/1.0"],
    ["sidebars.md", undefined],
    ["versioned_sidebars/sidebars.json", undefined],
  ])("%s", (file, version) => {
    expect(versionOfSidebars(file)).toBe(version);
  });
});

describe("readVersions", () => {
  const read = (json: string | undefined, folders: string[], given: object, site = "docs:\n") => {
    const content = temporaryFolder({
      ...Object.fromEntries(folders.map((name) => [`versioned_docs/${name}/a.md`, ""])),
      ...(json === undefined ? {} : { "versions.json": json }),
      "site.yml": site,
    });
    return readVersions(content, settings(given));
  };

  it.each<[string, string | undefined, string[], object]>([
    ["no file", undefined, [], {}],
    ["an empty list", "[]", [], {}],
    ["names with folders", '["2", "1"]', ["version-2", "version-1"], { lastVersion: "1" }],
  ])("takes %s", (_, json, folders, given) => {
    expect(read(json, folders, given).problems).toEqual([]);
  });

  it.each<[string, string | undefined, string[], object, object]>([
    ["no list", '{"a": 1}', [], {}, { code: "versions/invalid-value", line: 1 }],
    ["no text", "[1]", [], {}, { code: "versions/invalid-value", line: 1 }],
    ["no name of a folder", '["a/b"]', [], {}, { code: "versions/invalid-value", value: "a/b" }],
    [
      "a name twice",
      '[\n"1",\n"1"]',
      ["version-1"],
      {},
      { code: "versions/invalid-value", line: 3 },
    ],
    ["broken JSON", "[", [], {}, { code: "yaml/syntax" }],
    ["no folder", '["2",\n"1"]', ["version-2"], {}, { code: "versions/missing-folder", line: 2 }],
    [
      "no name",
      "[]",
      ["version-1"],
      {},
      { code: "versions/unnamed-folder", severity: "warning", value: "version-1" },
    ],
    [
      "an unknown last version",
      '["2.0"]',
      ["version-2.0"],
      { lastVersion: "2.1" },
      { code: "versions/unknown-version", hint: 'Did you mean "2.0"?' },
    ],
    [
      "settings of an unknown version",
      undefined,
      [],
      { versions: { curent: {} } },
      { code: "versions/unknown-version", hint: 'Did you mean "current"?' },
    ],
    [
      "an unknown version among the only ones",
      undefined,
      [],
      { onlyIncludeVersions: ["curent"] },
      { code: "versions/unknown-version", hint: 'Did you mean "current"?' },
    ],
    [
      "no version at all",
      undefined,
      [],
      { includeCurrentVersion: false },
      { code: "versions/none" },
    ],
  ])("reports %s", (_, json, folders, given, problem) => {
    expect(read(json, folders, given).problems).toEqual([
      expect.objectContaining({ severity: "error", ...problem }),
    ]);
  });

  it("knows the line of a setting", () => {
    const { problems } = read(undefined, [], { lastVersion: "9" }, "docs:\n  lastVersion: '9'\n");
    expect(problems[0]).toMatchObject({ line: 2, column: 3 });
  });
});
