import { temporaryFolder } from "../../../packages/temporary-folder";
import { NO_CACHE } from "../../site/cache/cache";
import { openDataLayer } from "../../site/data-layer";
import { readSiteSources } from "../../site/settings";
import { queryContent, readProseInput } from "../prose-input";
import { readPages } from "../read-pages";

const FILES = {
  "site.yml": "title: A\nurl: https://a.example\nblog: { permalinks: date }\n",
  "docs/01-start/02-intro.md": "# Intro\n",
  "docs/unfinished.md": "---\ntitle: Not yet\ndraft: true\n---\n",
  "docs/_part.md": "Part of others.\n",
  "blog/2025-01-02-a/index.mdx": "---\ntitle: A\n---\n\nText.\n",
  "blog/2025-01-03-b.md": "---\ntitle: B\nslug: /welcome\n---\n\nText.\n",
  "pages/index.mdx": "# Home\n",
};

const contentRoot = temporaryFolder(FILES);

it("names the pages of a site with the addresses that a build gives them", async () => {
  const { graphql } = await openDataLayer(readSiteSources({ CONTENT_ROOT: contentRoot }));
  const pages = await readPages(await queryContent(graphql), NO_CACHE);
  expect(pages.map(({ kind, permalink, title }) => [kind, permalink, title])).toEqual([
    ["post", "/blog/2025/01/02/a", "A"],
    ["post", "/blog/welcome", "B"],
    ["doc", "/docs/start/intro", "Intro"],
    ["standalone", "/", "Home"],
  ]);
});

it("asks nothing for a site without rules", async () => {
  const graphql = () => Promise.reject(new Error("asked"));
  expect(await readProseInput(contentRoot, graphql)).toEqual({ problems: [] });
});
