import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  description?: string;
  /** Address of the page. */
  permalink: string;
  /** `article` for posts. */
  type?: "website" | "article";
  /** Site-absolute address of the picture for previews. */
  image?: string;
  /** Keeps search engines away. */
  isHidden?: boolean;
  children?: ReactNode;
}

/** What every page says of itself to browsers, search engines and previews. */
export function PageHead({
  title,
  description,
  permalink,
  type = "website",
  image,
  isHidden,
  children,
}: PageHeadProps) {
  const { site } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        siteMetadata {
          title
          siteUrl
        }
      }
    }
  `);
  const siteTitle = site?.siteMetadata?.title ?? "";
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  const url = siteUrl + permalink;
  return (
    <>
      <html lang="en" />
      <title>{`${title} | ${siteTitle}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta name="robots" content={isHidden ? "noindex" : "index, follow"} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:image" content={`${siteUrl}${image ?? "/social-default.png"}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
}
