/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { SiteLink } from "../site-link";

jest.mock("gatsby", () => ({ withPrefix: (address: string) => address }));

describe("a link", () => {
  it.each([
    ["/docs/a", "/docs/a"],
    ["/docs/a/", "/docs/a"],
    ["/docs/a/?x=b/#c/", "/docs/a?x=b/#c/"],
    ["/", "/"],
    ["/static/0/report.pdf#page=2", "/static/0/report.pdf#page=2"],
    ["#a", "#a"],
  ])("%s stays on the site, as %s", (href, written) => {
    const html = renderToStaticMarkup(<SiteLink href={href}>x</SiteLink>);
    expect(html).toBe(`<a href="${written}">x</a>`);
  });

  it("to another site opens a tab", () => {
    const html = renderToStaticMarkup(<SiteLink href="https://other.example">x</SiteLink>);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it("to another site keeps what the writer says of it", () => {
    const html = renderToStaticMarkup(<SiteLink href="https://other.example" rel="nofollow" />);
    expect(html).toContain('rel="noopener noreferrer nofollow"');
  });

  it("without an address is only a target", () => {
    expect(renderToStaticMarkup(<SiteLink id="x" />)).toBe('<a id="x"></a>');
  });

  it("with a target leads out of the application", () => {
    const link = <SiteLink href="/other/app" target="_self" />;
    expect(renderToStaticMarkup(link)).toBe('<a target="_self" href="/other/app"></a>');
  });
});
