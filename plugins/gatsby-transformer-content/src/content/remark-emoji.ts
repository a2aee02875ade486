import { nameToEmoji } from "gemoji";
import type { Root } from "mdast";
import { eachNode } from "./each-node";

const SHORTCODE = /(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g;

/** Makes `:tada:` the character that it names. What names none, such as `10:30:45`, stays text. */
export function remarkEmoji() {
  return (tree: Root) => {
    eachNode(tree, (node) => {
      if (node.type !== "text" || !node.value.includes(":")) return undefined;
      node.value = node.value.replace(SHORTCODE, (code, name: string) => nameToEmoji[name] ?? code);
      return undefined;
    });
  };
}
