import { directiveFromMarkdown, directiveToMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";

const COLON = 58;

/**
 * Reads `:::name … :::`, and only that: directives in a line and on one line have no meaning here, and
 * colons are common in prose and in times.
 */
export function remarkContainers(this: Processor) {
  const [container] = [directive().flow?.[COLON] ?? []].flat();
  extend(this, "micromarkExtensions", { flow: { [COLON]: container } });
  extend(this, "fromMarkdownExtensions", directiveFromMarkdown);
  extend(this, "toMarkdownExtensions", directiveToMarkdown);
}

function extend(processor: Processor, key: string, extension: unknown): void {
  const known = (processor.data(key) as unknown[] | undefined) ?? [];
  processor.data(key, [...known, extension]);
}
