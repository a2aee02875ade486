import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, navigate, useStaticQuery } from "gatsby";
import { createElement, useSyncExternalStore } from "react";
import { isInSite, toHref, toPermalink } from "../lib/addresses";
import { DEFAULT_COLOR_MODE } from "../lib/default-color-mode";
import { shownColorMode } from "../lib/preferences";

/** `customFields` of the settings, which `src/site/webpack-config.ts` defines. */
declare const CUSTOM_FIELDS: Record<string, unknown>;

/** `themeConfig` of the settings, which the same file defines. */
declare const THEME_CONFIG: Record<string, unknown>;

const canUseDOM = typeof window !== "undefined";

/** `@docusaurus/ExecutionEnvironment`: whether code runs in a browser. */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && "IntersectionObserver" in window,
  canUseViewport: canUseDOM,
};

const never = () => () => {};

/** `@docusaurus/useIsBrowser`: false in the HTML and until hydration, then true. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** `@docusaurus/useBaseUrl`: adds the base path to an address of the site, unless it begins with it. */
export function useBaseUrl(url: string): string {
  const base = toHref("/");
  if (!url || /^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(url)) return url;
  if (base !== "/" && `${url}/`.startsWith(base)) return url;
  return toHref(url.startsWith("/") ? url : `/${url}`);
}

/** `useBaseUrlUtils()`, for use in loops. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl };
}

/** `@docusaurus/isInternalUrl`: whether an address is one of the site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/** `@docusaurus/useBrokenLinks`: does nothing, because the checks read the pages. */
export function useBrokenLinks() {
  return { collectLink: nothing, collectAnchor: nothing };
}

function nothing(_: string): void {}

/** `useHistory()` of `@docusaurus/router`: opens other pages of the site. */
export function useHistory() {
  const location = useLocation();
  return {
    location,
    push: (to: string) => void navigate(toAddress(to)),
    replace: (to: string) => void navigate(toAddress(to), { replace: true }),
  };
}

/** `Redirect` of `@docusaurus/router`: leads readers to another page, also without scripts. */
export function Redirect({ to }: { to: string }) {
  const content = `0; url=${useBaseUrl(to)}`;
  return createElement("meta", { httpEquiv: "refresh", content });
}

/** Gatsby adds the base path itself. */
function toAddress(to: string): string {
  return isInSite(to) && to.startsWith(toHref("/")) ? toPermalink(to) : to;
}

export { useLocation };

/** `@docusaurus/useDocusaurusContext`: the settings of the site. */
export function useDocusaurusContext() {
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
      baseUrl: toHref("/"),
      customFields: CUSTOM_FIELDS,
      themeConfig: THEME_CONFIG,
    },
    i18n: { currentLocale: locale, defaultLocale: locale, locales: [locale] },
  };
}

/** The part of `@docusaurus/theme-common` that pages use: the current color mode. */
export function useColorMode() {
  const colorMode = useSyncExternalStore(watchMode, shownColorMode, () => DEFAULT_COLOR_MODE);
  return { colorMode, isDarkTheme: colorMode === "dark" };
}

function watchMode(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** `useThemeConfig` of `@docusaurus/theme-common`: the part of the configuration that components read. */
export function useThemeConfig() {
  return THEME_CONFIG;
}

/** Docusaurus shows its layout for phones in windows of at most this width, in pixels. */
const MOBILE_WIDTH = 996;

/** `useWindowSize` of `@docusaurus/theme-common`. */
export function useWindowSize(): "desktop" | "mobile" | "ssr" {
  return useSyncExternalStore(
    (tell) => {
      window.addEventListener("resize", tell);
      return () => window.removeEventListener("resize", tell);
    },
    () => (window.innerWidth > MOBILE_WIDTH ? "desktop" : "mobile"),
    () => "ssr" as const,
  );
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** `usePluralForm` of `@docusaurus/theme-common`: chooses among the forms of a text, `One item|{count} items`. */
export function usePluralForm() {
  const { i18n } = useDocusaurusContext();
  const rules = new Intl.PluralRules(i18n.currentLocale);
  const { pluralCategories } = rules.resolvedOptions();
  const order = PLURALS.filter((form) => pluralCategories.includes(form as Intl.LDMLPluralRule));
  return {
    selectMessage: (count: number, message: string) => {
      const forms = message.split("|");
      return forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? message;
    },
  };
}
