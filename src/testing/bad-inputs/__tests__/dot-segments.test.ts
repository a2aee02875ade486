import { page, post } from "../good-site";
import { checkFiles } from "../run-case";

jest.setTimeout(60_000);

const DOC = "content/docs/start/page.mdx";
const TEXT = "title: A page\ndescription: A page.";

describe("an address that leads to another folder is refused", () => {
  it.each([
    ["a slug", DOC, page("Text.", `${TEXT}\nslug: ../../../x`)],
    ["a slug from the top", DOC, page("Text.", `${TEXT}\nslug: /../x`)],
    ["an encoded slug", DOC, page("Text.", `${TEXT}\nslug: /%2e%2e/%2e%2e/x`)],
    [
      "a slug of a post",
      "content/blog/2025-02-02-b.mdx",
      post("A.", `${TEXT}\nauthors: team\ntags: news\nslug: ../../../x`),
    ],
    ["a tag", "content/blog/tags.yml", "news: { label: News, permalink: /../../../x }\n"],
    [
      "an author",
      "content/blog/authors.yml",
      "team: { name: T, page: { permalink: /../../../x } }\n",
    ],
  ])("%s", async (_, file, text) => {
    const problems = await checkFiles({ [file]: text });
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: "error",
        code: expect.stringMatching(/^(?:routes\/dot-segment|front-matter\/bad-slug)$/),
      }),
    );
  });
});
