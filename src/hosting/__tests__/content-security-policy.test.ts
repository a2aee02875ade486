import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { contentSecurityPolicy } from "../content-security-policy";

const folder = temporaryFolder();
const LIGHT = { defaultMode: "light", disableSwitch: false } as const;

async function policyOf(
  html: string,
  extra = {},
  trust: "trusted" | "strict" = "trusted",
): Promise<Record<string, string>> {
  writeFileSync(path.join(folder, "page.html"), html);
  const { text } = await contentSecurityPolicy(folder, extra, trust, LIGHT);
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("the Content-Security-Policy", () => {
  it("allows the site's own files and two inline scripts", async () => {
    const policy = await policyOf("<p>Text</p>");
    expect(policy).toMatchObject({
      "default-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data:",
      "object-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
    expect(policy["script-src"]).toMatch(/^'self' 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}'$/);
    expect(policy).not.toHaveProperty("style-src-attr");
  });

  it.each([
    [
      "a picture",
      '<img alt="" src="https://img.example/a.png">',
      "img-src",
      "'self' data: https://img.example",
    ],
    [
      "a set of pictures",
      '<img srcset="https://a.example/1.png 1x, https://b.example:81/2.png 2x">',
      "img-src",
      "'self' data: https://a.example https://b.example:81",
    ],
    [
      "a frame",
      '<iframe src="https://video.example/v?x=1&amp;y=2"></iframe>',
      "frame-src",
      "'self' https://video.example",
    ],
    ["a film", '<video src="https://m.example/f.mp4">', "media-src", "'self' https://m.example"],
    ["an object", '<object data="https://o.example/f">', "object-src", "https://o.example"],
    [
      "the hosts of an API",
      '<div data-connect="https://api.example/v1 http://localhost:3000">',
      "connect-src",
      "'self' http://localhost:3000 https://api.example",
    ],
    ["a link, which loads nothing", '<a href="https://x.example">', "img-src", "'self' data:"],
    [
      "a directive in a host name",
      '<img src="https://a.example;sandbox/a.png">',
      "img-src",
      "'self' data:",
    ],
    ["a variable of nginx", '<img src="https://$host/a.png">', "img-src", "'self' data:"],
    ["a quote", '<img src="https://a&quot;b.example/a.png">', "img-src", "'self' data:"],
    ["text about markup", "&lt;img src=https://a.example&gt;", "img-src", "'self' data:"],
  ])("reads %s", async (_, html, directive, sources) => {
    const policy = await policyOf(html);
    expect(policy[directive]).toBe(sources);
    expect(policy).not.toHaveProperty("sandbox");
  });

  it("allows style attributes by their hashes, or all if they are many", async () => {
    const paragraphs = (count: number) =>
      Array.from({ length: count }, (_, n) => `<p style="top:${n}px"></p>`).join("");
    const few = await policyOf(paragraphs(2));
    expect(few["style-src-attr"]).toMatch(/^'unsafe-hashes' 'sha256-\S+ 'sha256-\S+$/);
    expect((await policyOf(paragraphs(21)))["style-src-attr"]).toBe("'unsafe-inline'");
  });

  it("says which hosts the pages add", async () => {
    const html = '<object data="https://o.example/f"></object><a href="https://a.example">a</a>';
    writeFileSync(path.join(folder, "page.html"), html);
    const { contentSources } = await contentSecurityPolicy(folder, {}, "trusted", LIGHT);
    expect(contentSources).toEqual([["object-src", ["https://o.example"]]]);
    expect((await contentSecurityPolicy(folder, {}, "strict", LIGHT)).contentSources).toEqual([]);
  });

  it("does not let strangers name hosts", async () => {
    const policy = await policyOf(
      '<img src="https://evil.example/a.png">',
      { "img-src": ["https://good.example"] },
      "strict",
    );
    expect(policy["img-src"]).toBe("'self' data: https://good.example");
  });

  it("adds the sources of the settings", async () => {
    const policy = await policyOf("", { "connect-src": ["https://api.example"] });
    expect(policy["connect-src"]).toBe("'self' https://api.example");
  });
});
