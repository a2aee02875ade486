import { OperationTable } from "./operation-table";
import { SiteLink } from "../ui/site-link";
import { Admonition } from "./admonition";
import { CodeBlock } from "./code-block";
import { ContentImage } from "./content-images";
import { heading } from "./heading";
import type { ContentComponents } from "./render-content";
import { RoiCalculator } from "./roi-calculator";
import { SuccessChecklist } from "./success-checklist";
import { TableScroller } from "./table-scroller";
import { TabItem, Tabs } from "./tabs";

/** How the elements of content are drawn. Names of components: `content-component-names.ts`. */
export const contentComponents: ContentComponents = {
  a: SiteLink,
  h2: heading("h2"),
  h3: heading("h3"),
  h4: heading("h4"),
  img: ContentImage,
  table: TableScroller,
  Admonition,
  CodeBlock,
  OperationTable,
  RoiCalculator,
  SuccessChecklist,
  TabItem,
  Tabs,
};
