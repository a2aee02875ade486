import { toUrl } from "../../lib/addresses";
import { paths } from "../../lib/paths";
import type { OutputSite } from "../post-build/output-files";
import { outputFiles } from "../post-build/output-files";

/** `/opensearch.xml`, with which a browser offers the site's search in its address bar. */
export const OPEN_SEARCH = outputFiles(
  { "/opensearch.xml": ({ site }) => toOpenSearch(site) },
  { isReplaceable: true },
);

/** Input of the OpenSearch description. */
type OpenSearchSite = Pick<OutputSite, "title" | "description" | "siteUrl">;

/** Lengths that the format allows. */
const LONGEST_NAME = 16;
const LONGEST_DESCRIPTION = 1024;

/** Returns the OpenSearch description of a site. */
export function toOpenSearch({ title, description, siteUrl }: OpenSearchSite): string {
  const url = (permalink: string) => escapeXml(toUrl(permalink, siteUrl));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(title.slice(0, LONGEST_NAME))}</ShortName>`,
    `  <Description>${escapeXml(description.slice(0, LONGEST_DESCRIPTION))}</Description>`,
    "  <InputEncoding>UTF-8</InputEncoding>",
    `  <Image type="image/svg+xml">${url("/favicon.svg")}</Image>`,
    `  <Url type="text/html" template="${url(`${paths.search}?q={searchTerms}`)}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
