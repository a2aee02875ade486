/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { SiteLink } from "../site-link";

jest.mock("gatsby", () => ({
  Link: ({ to, ...rest }: { to: string }) => <a data-in-app="" href={to} {...rest} />,
}));

describe("a link", () => {
  it.each([
    ["/docs/a", true],
    ["/docs/a?x=b.pdf#c.pdf", true],
    ["/docs/v1.2", true],
    ["/docs/a.md", false],
    ["/static/0/report.PDF", false],
    ["/static/0/report.pdf#page=2", false],
    ["/data.csv?x=1", false],
    ["#a", false],
    ["https://other.example", false],
  ])("%s stays in the application: %s", (href, isInApp) => {
    const html = renderToStaticMarkup(<SiteLink href={href}>x</SiteLink>);
    expect(html.includes("data-in-app")).toBe(isInApp);
    expect(html.includes('target="_blank"')).toBe(href.startsWith("https:"));
  });

  it("with a target leads out of the application", () => {
    const link = <SiteLink href="/other/app" target="_self" />;
    expect(renderToStaticMarkup(link)).toBe('<a target="_self" href="/other/app"></a>');
  });
});
