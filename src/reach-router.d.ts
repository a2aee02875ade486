declare module "@gatsbyjs/reach-router" {
  import type { ReactNode } from "react";

  /** The address of the open page. */
  export function useLocation(): Location;

  /** Makes the address available. Gatsby has one around every page. */
  export function LocationProvider(props: { children?: ReactNode }): ReactNode;
}
