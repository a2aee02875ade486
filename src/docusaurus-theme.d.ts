/** The parts of Docusaurus' live code, which `module-aliases.ts` or the site provides. */
declare module "@theme/Playground*" {
  import type { ComponentType } from "react";

  // biome-ignore lint/suspicious/noExplicitAny: a site may replace them by components with other props.
  const Part: ComponentType<any>;
  export default Part;
}

declare module "@theme/ReactLiveScope" {
  const scope: Record<string, unknown>;
  export default scope;
}

/** A package that sites with live code have installed. */
declare module "react-live" {
  import type { ComponentType, CSSProperties, ReactNode } from "react";

  export interface Theme {
    plain: CSSProperties;
    styles: Array<{ types: string[]; style: CSSProperties }>;
  }

  export interface LiveProviderProps {
    children?: ReactNode;
    code?: string;
    scope?: Record<string, unknown>;
    noInline?: boolean;
    theme?: Theme;
    transformCode?: (code: string) => string;
  }

  export const LiveProvider: ComponentType<LiveProviderProps>;
  export const LiveEditor: ComponentType<{ className?: string }>;
  export const LivePreview: ComponentType;
  export const LiveError: ComponentType;
}
