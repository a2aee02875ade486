import { toHref, toUrl } from "../../lib/addresses";
import type { DescribedPage, DescribedSite } from "../../lib/json-ld";
import { pageGraph, toScriptText } from "../../lib/json-ld";
import { FILES } from "../../lib/paths";
import { SOCIAL_SIZE, socialCardPath } from "../../lib/social-card";

interface MachineReadableHeadProps {
  site: DescribedSite;
  page: Omit<DescribedPage, "image">;
  keywords: readonly string[];
  /** The page's own picture, site-absolute or on another site. Otherwise a card is drawn. */
  image: { path: string; alt: string } | undefined;
}

/**
 * Elements of the head for search engines, previews and language models. They are in the static
 * HTML only.
 */
export function MachineReadableHead({ site, page, keywords, image }: MachineReadableHeadProps) {
  const picture = image ?? { path: socialCardPath(page.permalink), alt: page.title };
  const facts: DescribedPage = { ...page, image: toUrl(picture.path, site.url) };
  return (
    <>
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(", ")} /> : null}
      <SocialMeta page={facts} site={site} imageAlt={picture.alt} hasCard={!image} />
      <link rel="icon" href={toHref("/favicon.ico")} sizes="32x32" />
      <link rel="apple-touch-icon" href={toHref("/apple-touch-icon.png")} />
      <link rel="manifest" href={toHref("/manifest.webmanifest")} />
      <link
        rel="alternate"
        type="text/plain"
        title="For language models"
        href={toHref(FILES.llms)}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end.
        dangerouslySetInnerHTML={{ __html: toScriptText(pageGraph(facts, site)) }}
      />
    </>
  );
}

interface SocialMetaProps {
  page: DescribedPage;
  site: DescribedSite;
  imageAlt: string;
  /** True if the picture is the card that the build draws, whose size is known. */
  hasCard: boolean;
}

/** Metadata for Open Graph and X. The build draws a page's card from this title and section. */
function SocialMeta({ page, site, imageAlt, hasCard }: SocialMetaProps) {
  const isArticle = page.kind === "TechArticle" || page.kind === "BlogPosting";
  return (
    <>
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={toUrl(page.permalink, site.url)} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      <meta property="og:image" content={page.image} />
      <meta property="og:image:alt" content={imageAlt} />
      {hasCard ? (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(SOCIAL_SIZE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_SIZE.height)} />
        </>
      ) : null}
      {page.section ? <meta property="article:section" content={page.section} /> : null}
      {page.published ? <meta property="article:published_time" content={page.published} /> : null}
      {page.modified ? <meta property="article:modified_time" content={page.modified} /> : null}
      {page.authors?.map(({ name }) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      {page.keywords?.map((word) => (
        <meta key={word} property="article:tag" content={word} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={page.image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}

/**
 * Returns the locale for Open Graph, which requires a region; plain English is that of the United
 * States.
 */
function openGraphLocale(language: string): string {
  return language === "en" ? "en_US" : language.replace("-", "_");
}
