/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML } from "../server";

function headAfter(head: ReactNode[]): string {
  let result = head;
  onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (components: ReactNode[]) => {
        result = components;
      },
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  return renderToStaticMarkup(result);
}

describe("onPreRenderHTML", () => {
  it("links the style sheet that Gatsby copies into the page", () => {
    const styles = { __html: "a{}" };
    const html = headAfter([
      <style
        key="/s.css"
        data-href="/s.css"
        data-identity="gatsby-global-css"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does it.
        dangerouslySetInnerHTML={styles}
      />,
    ]);
    expect(html).toBe('<link rel="stylesheet" href="/s.css"/>');
  });

  it("removes what pictures without GatsbyImage do not need, and nothing else", () => {
    const html = headAfter([
      <style key="gatsby-image-style">{"b{}"}</style>,
      <noscript key="gatsby-image-style-noscript">c</noscript>,
      <script key="gatsby-image-style-script" type="module" />,
      <style key="own">{"d{}"}</style>,
      "text",
      null,
    ]);
    expect(html).toBe("<style>d{}</style>text");
  });
});
