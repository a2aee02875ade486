import { report } from "../report";
import type { ComponentWriter } from "./writer";

/** `<Head>` of Docusaurus: front matter says here what a page's head holds. */
export const writeHead: ComponentWriter = (node, file) => {
  report(file, node, {
    code: "content/head",
    severity: "warning",
    message: "The site makes the head of a page itself, so <Head> is left out.",
    value: "<Head>",
    hint: "Write title, description, keywords and image in the front matter.",
  });
  return [];
};
