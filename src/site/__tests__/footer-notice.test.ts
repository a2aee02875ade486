import { footerNotice } from "../footer-notice";

describe("footerNotice", () => {
  it.each([
    [
      'Made by <a href="https://bees.example" onclick="x()">bees</a>',
      'Made by <a href="https://bees.example">bees</a>',
    ],
    ["<script>x()</script>A<style>p{}</style>", "A"],
    ['<a href="javascript:x()">B</a>', "<a>B</a>"],
    [
      '<img class="only-dark wide" src="/a.svg" alt="A">',
      '<img class="only-dark" src="/a.svg" alt="A">',
    ],
    ["", ""],
  ])("keeps of %j what is safe", (html, safe) => {
    expect(footerNotice(html)).toBe(safe);
  });
});
