import { SiteLink } from "../ui/site-link";
import { BrandMark } from "./brand-mark";
import type { FrameSettings } from "./use-site";

/** The end of every page. */
export function Footer({ settings }: { settings: FrameSettings }) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <p className="brand">
            <BrandMark />
            <span>{settings.title}</span>
          </p>
          <p>{settings.tagline}</p>
          <p>{settings.copyright}</p>
        </div>
        {settings.footer.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className="footer-title">{column.title}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.label}>
                  <SiteLink href={link.to ?? link.href ?? "/"}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
