import type { ReactNode } from "react";
import { AnchorLink } from "./anchor-link";

interface ApiSectionProps {
  id: string;
  title: string;
  /** Stands beside the title, e.g. a mark. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of an API page with a title of its own. */
export function ApiSection({ id, title, aside, children }: ApiSectionProps) {
  return (
    <section className="api-section" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {title} {aside}
        <AnchorLink anchor={id} name={title} />
      </h2>
      {children}
    </section>
  );
}
