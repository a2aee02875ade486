import type { SampleModel } from "../../../plugins/gatsby-source-openapi";
import type { HarRequest } from "../../../plugins/gatsby-source-openapi/request";
import { rewriteSample } from "../../../plugins/gatsby-source-openapi/request-samples";

/**
 * Returns samples of another request in the same languages. Lines that the given samples have too
 * keep their colors; in others only texts are colored.
 */
export function rewriteSamples(
  samples: readonly SampleModel[],
  request: HarRequest,
  answersJson: boolean,
): SampleModel[] {
  return samples.map((sample) => {
    const { html = "" } = sample;
    const { source } = rewriteSample(sample, request, answersJson);
    return source === undefined ? sample : { ...sample, html: colored(source, html) };
  });
}

function colored(source: string, html: string): string {
  const known = new Map(html.split("\n").map((line) => [visibleText(line), line]));
  const lines = source.split("\n").map(escaped);
  return lines.map((line) => known.get(line) ?? withTexts(line)).join("\n");
}

function visibleText(html: string): string {
  return html.replace(/<[^>]*>/g, "");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function withTexts(line: string): string {
  return line.replace(/(["'])(?:\\.|(?!\1)[^\\])*\1/g, "<i class=s>$&</i>");
}
