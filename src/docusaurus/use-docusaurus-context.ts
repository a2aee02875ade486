import { graphql, useStaticQuery, withPrefix } from "gatsby";

/** `@docusaurus/useDocusaurusContext`: the settings of the site. */
export default function useDocusaurusContext() {
  const { siteSettings } = useStaticQuery<Queries.DocusaurusContextQuery>(graphql`
    query DocusaurusContext {
      siteSettings {
        title
        tagline
        url
        locale
      }
    }
  `);
  const { title, tagline, url, locale } = siteSettings ?? {};
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl: withPrefix("/"),
      customFields: {},
      themeConfig: {},
    },
    i18n: { currentLocale: locale, defaultLocale: locale, locales: [locale] },
  };
}
