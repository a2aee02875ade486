/** The component of a page of the site, which `src/site/component-page-loader.ts` replaces. */
declare module "page-of-the-site" {
  import type { ComponentType } from "react";

  const Page: ComponentType<{ config: object }>;
  export default Page;
}
