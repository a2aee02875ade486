/** `@docusaurus/Head`: renders nothing, because the site writes the head of every page itself. */
export default function Head(): null {
  return null;
}
