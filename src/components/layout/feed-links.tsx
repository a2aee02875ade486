import { FEEDS } from "../../lib/feeds";

/** Announces the blog's feeds in the head. gatsby-plugin-feed announces its own, the RSS feed. */
export function FeedLinks() {
  return (
    <>
      {[FEEDS.atom, FEEDS.json].map(({ path, type, title }) => (
        <link key={path} rel="alternate" type={type} title={title} href={path} />
      ))}
    </>
  );
}
