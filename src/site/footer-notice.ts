import { raw } from "hast-util-raw";
import { defaultSchema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

/** Pictures may be for one color mode only. */
const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  strip: ["script", "style"],
  attributes: {
    ...defaultSchema.attributes,
    img: [...(defaultSchema.attributes?.img ?? []), ["className", "only-light", "only-dark"]],
  },
};

/** Returns the HTML of `footer.notice` without what could run or change the rest of the page. */
export function footerNotice(html: string): string {
  const tree = { type: "root", children: [{ type: "raw", value: html }] };
  return toHtml(sanitize(raw(tree as never) as never, SCHEMA) as never);
}
