import type { AnchorHTMLAttributes, ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  children?: ReactNode;
}

/** Stands for Gatsby's Link in tests of components: an ordinary anchor. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Queries are not run in tests of components. */
export function graphql(): null {
  return null;
}

/** Navigation that only remembers where it was asked to go. */
export const navigate = jest.fn();
