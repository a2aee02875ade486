import type { ThHTMLAttributes } from "react";

/** A heading of a table. Where there is nothing to head, as over names of rows, it is a plain cell. */
export function TableHeading(props: ThHTMLAttributes<HTMLTableCellElement>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
