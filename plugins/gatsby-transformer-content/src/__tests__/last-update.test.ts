import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { mergeLastUpdate, readHistory } from "../last-update";

const folder = temporaryFolder();
const repository = path.join(folder, "site");
const content = path.join(repository, "content");

function git(cwd: string, date: string, author: string, ...args: string[]) {
  const who = { NAME: author, EMAIL: "a@b.example", DATE: date };
  const environment = Object.entries(who).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  execFileSync("git", args, { cwd, env: { ...process.env, ...Object.fromEntries(environment) } });
}

function commit(date: string, author: string, files: Record<string, string>) {
  writeFiles(repository, files);
  git(repository, date, author, "add", ".");
  git(repository, date, author, "commit", "-m", `Change\n\n${author}`);
}

beforeAll(() => {
  mkdirSync(repository);
  git(repository, "", "", "init", "-q");
  commit("2024-01-02T03:04:05Z", "Ann", {
    "content/docs/a.mdx": "1",
    "content/docs/über uns.mdx": "1",
    "content/docs/again.mdx": "1",
    "readme.md": "1",
  });
  commit("2024-02-03T04:05:06+02:00", "Björn Berg", { "content/docs/a.mdx": "2" });
  rmSync(path.join(content, "docs/again.mdx"));
  commit("2024-03-04T00:00:00Z", "Ann", { "readme.md": "2" });
  writeFileSync(path.join(content, "docs/again.mdx"), "2");
  writeFileSync(path.join(content, "docs/new.mdx"), "1");
});

describe("the history of a folder", () => {
  it("knows the last commit of each committed file, and of no other", async () => {
    expect(Object.fromEntries(await readHistory(content))).toEqual({
      "docs/a.mdx": { date: "2024-02-03T04:05:06+02:00", author: "Björn Berg" },
      "docs/über uns.mdx": { date: expect.stringContaining("2024-01-02T03:04:05"), author: "Ann" },
    });
  });

  it("is empty in a clone without its history", async () => {
    const clone = path.join(folder, "clone");
    git(folder, "", "", "clone", "-q", "--depth", "1", `file://${repository}`, clone);
    expect(await readHistory(path.join(clone, "content"))).toEqual(new Map());
  });

  it("is empty outside of a repository", async () => {
    expect(await readHistory(folder)).toEqual(new Map());
  });

  it("is empty without git", async () => {
    const { PATH } = process.env;
    process.env.PATH = path.join(folder, "nowhere");
    const history = await readHistory(content).finally(() => {
      process.env.PATH = PATH;
    });
    expect(history).toEqual(new Map());
  });
});

describe("what is shown of a page's last change", () => {
  const commit = { date: "2024-02-03T00:00:00Z", author: "Ann" };
  const both = { date: true, author: true };
  const dateOnly = { date: true, author: false };
  const own = (date: string | null, author: string | null) => ({ date, author });

  it.each([
    ["the commit's date", null, dateOnly, commit, undefined, own(commit.date, null)],
    ["and author", null, both, commit, undefined, own(commit.date, "Ann")],
    ["own date", own("2020", null), both, commit, undefined, own("2020", "Ann")],
    ["own author", own(null, "Bob"), dateOnly, commit, undefined, own(commit.date, "Bob")],
    ["own author alone", own(null, "Bob"), dateOnly, undefined, undefined, own(null, "Bob")],
    ["nothing unknown", null, both, undefined, undefined, null],
    ["nothing unwanted", null, { date: false, author: false }, commit, undefined, null],
    ["no change before publication", null, both, commit, "2024-03-01", null],
    ["a change after publication", null, dateOnly, commit, "2024-01-01", own(commit.date, null)],
  ])("%s", (_, lastUpdate, shown, last, date, expected) => {
    const page = { lastUpdate, ...(date ? { date } : {}) };
    expect(mergeLastUpdate(page, shown, last)).toEqual(expected);
  });
});
