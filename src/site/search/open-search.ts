import { toUrl } from "../../lib/addresses";
import { paths } from "../../lib/paths";

/** Input of the OpenSearch description. */
export interface OpenSearchSite {
  title: string;
  description: string;
  /** Address of the site without a slash at its end. */
  siteUrl: string;
}

/** Lengths that the format allows. */
const LONGEST_NAME = 16;
const LONGEST_DESCRIPTION = 1024;

/** The text of `/opensearch.xml`, with which a browser offers the site's search in its address bar. */
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
