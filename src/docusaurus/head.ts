/** `@docusaurus/Head`: the site makes the head of a page itself. */
export default function Head(): null {
  return null;
}
