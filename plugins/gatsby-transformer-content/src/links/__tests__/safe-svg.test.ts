import { safeSvg } from "../safe-svg";

const draw = (inner: string, attributes = "") =>
  `<svg viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

describe("a drawing in the page", () => {
  it.each([
    '<path d="M0 0h9" fill="currentColor" stroke-width="2"/>',
    '<text x="1" text-anchor="middle" font-size="13" class="a">A &#x3C; B<tspan dy="4">c</tspan></text>',
    '<defs><marker id="m" refX="5" markerWidth="9" orient="auto"><path d="M0 0"/></marker></defs>',
    '<line x1="0" marker-end="url(#m)" stroke="var(--text, #123)" stroke-dasharray="4 2"/>',
    '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient>',
    '<use href="#m"/>',
    '<a href="https://x.example/"><text>x</text></a>',
    "<title>A &#x26; B</title><desc>c</desc>",
    '<g style="fill:red;stroke-width:2"/>',
  ])("keeps %s", (inner) => {
    expect(safeSvg(draw(inner))).toBe(draw(inner));
  });

  it.each([
    ["a script", draw("<script>alert(1)</script>")],
    ["a script with an address", draw('<script href="https://evil.example/x.js"/>')],
    ["a script in parts", draw("<scr<script></script>ipt>x</script>")],
    ["a style", draw("<style>body { display: none }</style>")],
    ["an event handler", draw('<path d="M0" onclick="alert(1)"/>')],
    ["an event handler of the drawing", draw("", ' onload="alert(1)"')],
    ["a link to a script", draw('<a href="javascript:alert(1)"><text>x</text></a>')],
    [
      "an old link to a script",
      draw('<a xlink:href="java&#10;script:alert(1)"><text>x</text></a>'),
    ],
    ["a link to data", draw('<a href="data:text/html,alert">x</a>')],
    ["an animated link", draw('<a><animate attributeName="href" to="javascript:alert(1)"/></a>')],
    ["a set link", draw('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    [
      "a frame",
      draw('<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'),
    ],
    ["HTML", draw('<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>')],
    ["HTML after the drawing", '<svg></svg><img src="x" onerror="alert(1)"/>'],
    ["HTML that closes the drawing", draw('<desc><img src="x" onerror="alert(1)"/></desc>')],
    ["a picture from elsewhere", draw('<image href="https://evil.example/x.png"/>')],
    ["a drawing from elsewhere", draw('<use href="https://evil.example/x.svg#a"/>')],
    ["a filling from elsewhere", draw('<path fill="url(https://evil.example/x.svg#a)"/>')],
    ["a filling from elsewhere in a style", draw('<path style="fill:url(//evil.example/x#a)"/>')],
    ["a style over the page", draw("", ' style="position:fixed;inset:0;background:red"')],
    ["a document type", `<!DOCTYPE svg [<!ENTITY x "alert">]>${draw("")}`],
    ["a comment", draw("<!--alert-->")],
  ])("loses %s", (_, markup) => {
    expect(safeSvg(markup)).not.toMatch(
      /alert|script|evil|<style|display|position|iframe|<img|\son|foreign|animate|<set|<image|ENTITY/i,
    );
  });

  it("loses a style of which nothing is left", () => {
    expect(safeSvg(draw("<g/>", ' style="position:fixed;inset:0"'))).toBe(draw("<g/>"));
  });
});
