import { SiteLink } from "../ui/site-link";

interface AuthorNameProps {
  author: {
    readonly name: string;
    readonly permalink: string | null;
    readonly url: string | null;
    readonly email: string | null;
  };
}

/** An author's name, as a link where there is more to know: posts, a page elsewhere, an address. */
export function AuthorName({ author }: AuthorNameProps) {
  const { name, permalink, url, email } = author;
  const href = permalink ?? url ?? (email && `mailto:${email}`);
  return href ? <SiteLink href={href}>{name}</SiteLink> : name;
}
