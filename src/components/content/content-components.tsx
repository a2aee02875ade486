import { clsx } from "clsx";
import type {
  ComponentType,
  HTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
  ThHTMLAttributes,
} from "react";
import { Head } from "../../docusaurus/head";
import { Breakable } from "../ui/breakable";
import { CodeBlock } from "../ui/code-block";
import { SiteLink } from "../ui/site-link";
import { ContentImage } from "./content-images";
import { TabItem, Tabs } from "./tabs";

/** Components by element name: replaced HTML tags, and components that writers use. */
// biome-ignore lint/suspicious/noExplicitAny: props come from content, which the checks of the build cover.
export type ContentComponents = Record<string, ComponentType<any>>;

/** Maps elements and components of content to React components. */
export const contentComponents: ContentComponents = {
  a: SiteLink,
  code: InlineCode,
  h2: heading("h2"),
  h3: heading("h3"),
  h4: heading("h4"),
  head: TextHead,
  img: ContentImage,
  input: TaskBox,
  table: TableScroller,
  td: TableCell,
  th: TableHeading,
  CodeBlock,
  TabItem,
  Tabs,
};

/** Elements for the head of the page, which Docusaurus reads in text. `PageHead` says when it finds them. */
function TextHead({ children }: { children?: ReactNode }) {
  return process.env.COMPONENT_PAGES === "true" ? <Head>{children}</Head> : null;
}

/** Code of this length fits on a line of a phone, in lists too. */
const LONGEST_CODE = 30;

/** Code of this length, such as an address, fits on a line of a column of text. */
const LONGEST_LINE = 45;

/** Code in a sentence. The style sheet keeps it on one line where that has room for it. */
function InlineCode({ children, className, ...props }: HTMLAttributes<HTMLElement>) {
  const isText = typeof children === "string";
  const isShort = isText && children.length <= LONGEST_CODE;
  const lengths = isText && children.length <= LONGEST_LINE ? "long line" : "long";
  return (
    <code {...props} className={clsx(className, !isShort && lengths) || undefined}>
      {isText && !isShort ? <Breakable text={children} /> : children}
    </code>
  );
}

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/** Creates a heading component with a link to itself. */
function heading(Tag: "h2" | "h3" | "h4") {
  return function Heading({ id, children }: HeadingProps) {
    return (
      <Tag id={id} className="heading">
        {children}
        {id ? (
          // biome-ignore lint/a11y/useAnchorContent: its sign comes from the style sheet, its name from the label.
          <a className="heading-link" href={`#${id}`} aria-label="Link to this section" />
        ) : null}
      </Tag>
    );
  };
}

type CellProps = ThHTMLAttributes<HTMLTableCellElement>;

/** A cell of a table. Its alignment is a class, because HTML no longer has the attribute. */
function TableCell({ align, className, ...props }: CellProps) {
  return <td {...props} className={clsx(className, align && `align-${align}`) || undefined} />;
}

/** A heading cell of a table. An empty one is rendered as a plain cell. */
function TableHeading({ align, className, ...props }: CellProps) {
  if (!props.children) return <TableCell {...props} align={align} className={className} />;
  return <th {...props} className={clsx(className, align && `align-${align}`) || undefined} />;
}

/** A table in a container that scrolls when the table is wider than the page. */
function TableScroller({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="table-scroller" role="group" tabIndex={0} aria-label="Table">
      <table className={className}>{children}</table>
    </div>
  );
}

/** The read-only checkbox of a task in a list. */
function TaskBox(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} aria-label={props.checked ? "Done" : "To do"} readOnly />;
}
