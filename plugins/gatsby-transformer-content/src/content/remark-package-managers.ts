import type { Code, Content, Root } from "mdast";
import convert from "npm-to-yarn";
import { eachNode } from "./each-node";
import { element } from "./element";

const WORD = /(?:^|\s)npm2yarn(?=\s|$)/;
/** Names of package managers as they are written, by their values in tabs. */
const MANAGERS = { npm: "npm", yarn: "Yarn", pnpm: "pnpm", bun: "Bun" } as const;
type Manager = keyof typeof MANAGERS;

/** Makes a block of npm commands that is marked `npm2yarn` tabs with those of each package manager. */
export function remarkPackageManagers() {
  return (tree: Root) => {
    eachNode(tree, (node, index, parent) => {
      if (node.type !== "code" || !WORD.test(node.meta ?? "") || !parent || index === null) {
        return undefined;
      }
      parent.children.splice(index, 1, toTabs(node) as never);
      return index + 1;
    });
  };
}

function toTabs(block: Code): Content {
  const plain = { ...block, meta: (block.meta ?? "").replace(WORD, "").trim() };
  const items = (Object.keys(MANAGERS) as Manager[]).map((manager) => {
    const value = manager === "npm" ? plain.value : convert(plain.value, manager);
    const props = { value: manager, label: MANAGERS[manager] };
    return element("TabItem", props, [{ ...plain, value }], block);
  });
  return element("Tabs", { groupId: "npm2yarn" }, items, block);
}
