import { z } from "zod";
import { strict, typed } from "./strict";

/** Link of a category: a page of its own that lists what is in it, or a documentation page. */
export const categoryLink = typed(
  "a link",
  ["generated-index", "doc"],
  [
    strict({
      type: z.literal("generated-index"),
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      image: z.string().optional(),
      keywords: z.array(z.string()).optional(),
    }),
    strict({ type: z.literal("doc"), id: z.string() }),
  ],
);

/** `_category_.yml`, `_category_.yaml` or `_category_.json`: what a folder is called. */
export const categoryFile = strict({
  key: z.string().optional(),
  label: z.string().optional(),
  description: z.string().optional(),
  position: z.coerce.number("Write a number, such as 3").optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  link: categoryLink.nullable().optional(),
});

/** The validated content of a category file. */
export type CategoryFile = z.output<typeof categoryFile>;
export type CategoryLink = z.output<typeof categoryLink>;
