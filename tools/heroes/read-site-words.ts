import { parse } from "yaml";
import { z } from "zod";

const schema = z.object({ title: z.string(), tagline: z.string() });

/** The site's title and tagline out of the text of its settings; throws where one is missing. */
export function readSiteWords(settings: string): z.output<typeof schema> {
  return schema.parse(parse(settings));
}
