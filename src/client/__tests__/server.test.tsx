/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SearchDialog } from "../../components/search/search-dialog";
import { onPreRenderHTML } from "../server";

/** Returns the elements of the head and of the end of the body as the hook leaves them. */
function render(head: ReactNode[], postBody: ReactNode[] = []): { head: string; end: string } {
  let result = { head, postBody };
  onPreRenderHTML?.(
    {
      pathname: "/docs/a",
      getHeadComponents: () => head,
      replaceHeadComponents: (components: ReactNode[]) => {
        result = { ...result, head: components };
      },
      getPostBodyComponents: () => postBody,
      replacePostBodyComponents: (components: ReactNode[]) => {
        result = { ...result, postBody: components };
      },
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  return {
    head: renderToStaticMarkup(result.head),
    end: renderToStaticMarkup(result.postBody),
  };
}

const headAfter = (head: ReactNode[]) => render(head).head;
const inline = (key: string, text: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does it.
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
);

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
      <link key="a" as="script" rel="preload" href="/a.js" />,
      "text",
      null,
    ]);
    expect(html).toBe("<style>d{}</style>text");
  });

  it("replaces the scripts with one text for all pages and the JSON of this page", () => {
    Object.assign(globalThis, { LOAD_APPLICATION_SCRIPT: "load()" });
    const { end } = render(
      [],
      [
        inline(
          "script-loader",
          '/*<![CDATA[*/window.pagePath="/docs/a";window.___webpackCompilationHash="h";/*]]>*/',
        ),
        inline(
          "chunk-mapping",
          '/*<![CDATA[*/window.___chunkMapping="{\\"a\\":[\\"<\\"],\\"search\\":[\\"/search-1.js\\"]}";/*]]>*/',
        ),
        <script key="/framework-1.js" src="/framework-1.js" async />,
        <script key="/a.js" src="/a.js" async />,
        <p key="other">other</p>,
      ],
    );
    expect(end).toBe(
      "<p>other</p>" +
        renderToStaticMarkup(<SearchDialog />) +
        '<script id="application" type="application/json">' +
        '{"sources":["/framework-1.js","/a.js"],' +
        '"search":{"scripts":["/framework-1.js","/search-1.js"],"manifest":"/search-files/manifest.json"},' +
        '"globals":{"pagePath":"/docs/a","___webpackCompilationHash":"h",' +
        '"___chunkMapping":{"a":["\\u003c"],"search":["/search-1.js"]}}}</script><script>load()</script>',
    );
  });

  it("leaves the scripts of develop as they are", () => {
    const { end } = render([], [<script key="/commons.js" src="/commons.js" />]);
    expect(end).toBe('<script src="/commons.js"></script>');
  });
});
