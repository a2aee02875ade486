import { createContext, useContext } from "react";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";

/** The operations of one tag. */
export interface OperationGroup {
  label: string;
  operations: ReadonlyArray<{
    method: string;
    pathTemplate: string;
    permalink: string;
    title: string;
  }>;
}

/** Operations that the page's query brought along. */
export const Operations = createContext<readonly OperationGroup[]>([]);

/** Every operation of the API by tag: made from the OpenAPI document, so it is never out of date. */
export function OperationTable() {
  const groups = useContext(Operations);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-scroller" tabIndex={0} aria-label="All operations">
      <table className="operations">
        <thead>
          <tr>
            <th>Operation</th>
            <th>Method</th>
            <th>Path</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.label}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {group.label}
              </th>
            </tr>
            {group.operations.map((operation) => (
              <tr key={operation.permalink}>
                <td>
                  <SiteLink href={operation.permalink}>{operation.title}</SiteLink>
                </td>
                <td>
                  <MethodLabel method={operation.method} />
                </td>
                <td>
                  <code>{operation.pathTemplate}</code>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
