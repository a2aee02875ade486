import { SiteLink } from "../ui/site-link";
import { CodeBlock } from "./code-block";
import { ContentImage } from "./content-images";
import { heading } from "./heading";
import { RoiCalculator, SuccessChecklist } from "./lazy-components";
import type { ContentComponents } from "./render-content";
import { TableHeading } from "./table-heading";
import { TableScroller } from "./table-scroller";
import { TabItem, Tabs } from "./tabs";
import { TaskBox } from "./task-box";
import { Title } from "./title";

/** How the elements of content are drawn. Names of components: `content-component-names.ts`. */
export const contentComponents: ContentComponents = {
  a: SiteLink,
  h1: Title,
  h2: heading("h2"),
  h3: heading("h3"),
  h4: heading("h4"),
  img: ContentImage,
  input: TaskBox,
  table: TableScroller,
  th: TableHeading,
  CodeBlock,
  RoiCalculator,
  SuccessChecklist,
  TabItem,
  Tabs,
};
