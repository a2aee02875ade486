import { branchesOf } from "./schema-branches";
import type { Branch } from "./schema-branches";
import type { SchemaModel } from "./model";
import type { Below } from "./schema-layers";

/** A branch with where it comes from. */
interface JoinedBranch extends Branch {
  from: string[];
  way: readonly string[];
}

/** A branch while it is joined, with everything that is said about it. */
type Joined = JoinedBranch & { all: SchemaModel[] };

/** What is below all parts of a schema; a member that several of them declare is there once. */
export function joinBranches({ sources, required }: Below): JoinedBranch[] {
  const joined: Joined[] = [];
  const byStep = new Map<string, Joined>();
  for (const { schema, from, way } of sources) {
    for (const branch of branchesOf(schema)) {
      const names = from === undefined ? [] : [from];
      const fresh: Joined = { ...branch, from: names, way, all: [branch.schema] };
      const known = branch.isJoined ? byStep.get(branch.step) : undefined;
      if (known) join(known, fresh);
      else {
        byStep.set(branch.step, fresh);
        joined.push(fresh);
      }
    }
  }
  return joined.map((branch) => ({
    ...branch,
    schema: branch.all.length === 1 ? branch.schema : { typeLabel: "any", allOf: branch.all },
    required: branch.required || (branch.isName && required.has(branch.label)),
  }));
}

/** Lets a branch say what another one says too: both apply, whatever they are. */
function join(branch: Joined, other: Joined): void {
  branch.from = [...new Set([...branch.from, ...other.from])];
  branch.way = [...new Set([...branch.way, ...other.way])];
  branch.required ||= other.required;
  const text = JSON.stringify(other.schema);
  if (!branch.all.some((schema) => JSON.stringify(schema) === text)) branch.all.push(other.schema);
}
