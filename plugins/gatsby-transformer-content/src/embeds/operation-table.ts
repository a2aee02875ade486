import type { ContentNode, ElementTuple } from "../content/types";
import type { NavOperation, NavOperationGroup } from "../navigation/types";
import type { EmbedData } from "./data";
import { methodLabel } from "./operation";

/** `<OperationTable />`: every operation of the API by tag, so it is never out of date. */
export async function embedOperationTable({ navigation }: EmbedData): Promise<ContentNode[]> {
  const { operationGroups } = await navigation();
  const head: ElementTuple = [
    "thead",
    0,
    ["tr", 0, ["th", 0, "Operation"], ["th", 0, "Method"], ["th", 0, "Path"]],
  ];
  return [["table", { className: "operations" }, head, ...operationGroups.map(groupRows)]];
}

function groupRows({ label, operations }: NavOperationGroup): ElementTuple {
  const heading: ElementTuple = ["tr", 0, ["th", { colSpan: 3, scope: "rowgroup" }, label]];
  return ["tbody", 0, heading, ...operations.map(operationRow)];
}

function operationRow({ permalink, title, method, pathTemplate }: NavOperation): ElementTuple {
  return [
    "tr",
    0,
    ["td", 0, ["a", { href: permalink }, title]],
    ["td", 0, methodLabel(method)],
    ["td", 0, ["code", 0, pathTemplate]],
  ];
}
