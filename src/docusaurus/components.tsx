import type {
  AnchorHTMLAttributes,
  DetailsHTMLAttributes,
  HTMLAttributes,
  ImgHTMLAttributes,
  ReactNode,
  SVGProps,
} from "react";
import { Children } from "react";
import { CodeBlock as SiteCodeBlock } from "../components/ui/code-block";
import { SiteLink } from "../components/ui/site-link";
import { toHref, toPermalink } from "../lib/addresses";
import { useIsBrowser } from "./hooks";

export { TabItem, Tabs } from "../components/content/tabs";
export { ErrorBoundary, ErrorBoundaryErrorMessageFallback } from "./error-boundary";

/** `@theme-original/MDXComponents`: no components, since pages have those of this site anyway. */
export const MDXComponents = {};

interface BrowserOnlyProps {
  children?: () => ReactNode;
  fallback?: ReactNode;
}

/** `@docusaurus/BrowserOnly`: content that can be rendered in the browser only. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  isNavLink?: boolean;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
  "data-noBrokenLinkCheck"?: boolean;
}

/** `@docusaurus/Link`: a link that takes its address as `to` or as `href`. */
export function Link({
  to,
  href = to,
  isNavLink: _isNavLink,
  activeClassName: _activeClassName,
  autoAddBaseUrl: _autoAddBaseUrl,
  "data-noBrokenLinkCheck": _isUnchecked,
  ...rest
}: LinkProps) {
  return <SiteLink {...rest} href={withoutBase(href)} />;
}

/** Removes the base path, which addresses of `useBaseUrl` already contain. */
function withoutBase(href = ""): string {
  return toHref("/") !== "/" && href.startsWith(toHref("/")) ? toPermalink(href) : href;
}

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  children: string;
  values?: Values;
}

/** `@docusaurus/Translate`: the unchanged text, because the site has one language. */
export function Translate({ children, values = {} }: TranslateProps) {
  return <>{Children.toArray(pieces(children, values))}</>;
}

/** `translate()` of `@docusaurus/Translate`, for attributes. */
export function translate(
  { message, id = "" }: { message?: string; id?: string },
  values: Values = {},
): string {
  return pieces(message ?? id, values).join("");
}

/** `interpolate()` of `@docusaurus/Interpolate`. */
export function interpolate(text: string, values?: Values): string {
  return translate({ message: text }, values);
}

/** Splits a text at its `{names}` and inserts the values. */
function pieces(text: string, values: Values): ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name !== undefined && name in values ? values[name] : piece;
  });
}

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Kinds of admonitions by name; some kinds have other names. */
export const KIND_BY_NAME: Readonly<Record<string, string>> = {
  note: "note",
  tip: "tip",
  info: "info",
  warning: "warning",
  danger: "danger",
  secondary: "note",
  important: "info",
  success: "tip",
  caution: "warning",
};

/** `@theme/Admonition` in a component; those in pages are rendered by the build. */
export function Admonition({ type = "note", title, className, children }: AdmonitionProps) {
  const own = className ? ` ${className}` : "";
  const name = Object.hasOwn(KIND_BY_NAME, type) ? type : "info";
  return (
    <div className={`admonition admonition-${KIND_BY_NAME[name]}${own}`} role="note">
      <p className="admonition-title">{title ?? name.charAt(0).toUpperCase() + name.slice(1)}</p>
      {children}
    </div>
  );
}

interface CodeBlockProps {
  children?: ReactNode;
  title?: string;
  /** Accepted but unused: code that is created at run time is not highlighted. */
  language?: string;
}

/** `@theme/CodeBlock` in a component; those in pages are highlighted by the build. */
export function CodeBlock({ children, title }: CodeBlockProps) {
  return <SiteCodeBlock title={title}>{children}</SiteCodeBlock>;
}

interface DetailsProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "summary"> {
  summary?: ReactNode;
}

/** `@theme/Details` and `@theme/MDXComponents/Details` in a component; those in pages are rendered by the build. */
export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
}

/** `@theme/Heading`. */
export function Heading({ as: Tag, ...rest }: HeadingProps) {
  return <Tag {...rest} />;
}

interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  sources: { light: string; dark: string };
}

/** `@theme/ThemedImage`: a picture for each color mode. The style sheet shows one of them. */
export function ThemedImage({ sources, className = "", ...rest }: ThemedImageProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useAltText: it is among the other attributes. */}
      <img {...rest} src={sources.light} className={`only-light ${className}`.trim()} />
      {/* biome-ignore lint/a11y/useAltText: it is among the other attributes. */}
      <img {...rest} src={sources.dark} className={`only-dark ${className}`.trim()} />
    </>
  );
}

interface IconProps {
  width?: number;
  height?: number;
}

/** `@theme/Icon/ExternalLink`: the sign of links that lead to other sites. */
export function ExternalLinkIcon({ width = 13.5, height = 13.5 }: IconProps) {
  return (
    <svg width={width} height={height} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M14 4h6v6M20 4 10 14M18 14v6H4V6h6" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** `@theme/Icon/Copy`: the sign of a button that copies code. */
export function CopyIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" {...props}>
      <path d="M8 8h12v12H8zm2 2v8h8v-8zM4 4h12v2H6v10H4z" />
    </svg>
  );
}

/** `@theme/Icon/Success`: the sign of such a button after it was used. */
export function SuccessIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d="m9 19-6-6 1.4-1.4L9 16.2 19.6 5.6 21 7z" />
    </svg>
  );
}
