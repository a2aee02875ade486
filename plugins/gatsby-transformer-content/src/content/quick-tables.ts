import { createRequire } from "node:module";
import path from "node:path";

/** A change of a list of parser events: where, how many to remove, what to insert. */
type Change = [at: number, remove: number, insert: unknown[]];

interface EditMap {
  map: Change[];
  add: (at: number, remove: number, insert: unknown[]) => void;
}

/** Requires what remark-gfm uses, wherever it is installed. */
const requireFromGfm = createRequire(
  createRequire(require.resolve("remark-gfm")).resolve("micromark-extension-gfm"),
);

/**
 * Makes the parser of tables need time in proportion to the number of rows. It searches its changes one by
 * one for each further change, so a table with 10,000 rows took eight seconds. The class that does
 * it is not exported.
 */
export function makeTablesQuick(): void {
  const folder = path.dirname(requireFromGfm.resolve("micromark-extension-gfm-table"));
  const { EditMap } = requireFromGfm(path.join(folder, "lib/edit-map.js")) as {
    EditMap: { prototype: EditMap };
  };
  const indexes = new WeakMap<Change[], Map<number, Change>>();
  EditMap.prototype.add = function (at, remove, insert) {
    if (remove === 0 && insert.length === 0) return;
    const index = (this.map.length > 0 && indexes.get(this.map)) || new Map<number, Change>();
    indexes.set(this.map, index);
    const known = index.get(at);
    if (known) {
      known[1] += remove;
      known[2].push(...insert);
    } else {
      const change: Change = [at, remove, insert];
      index.set(at, change);
      this.map.push(change);
    }
  };
}
