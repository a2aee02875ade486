import type { ContentNode, ElementTuple, Json } from "../content/types";
import { isEmbedded } from "./component-names";
import type { EmbeddedComponent } from "./component-names";
import type { EmbedData } from "./data";
import { embedDocCards } from "./doc-cards";
import { embedOperation } from "./operation";
import { embedOperationTable } from "./operation-table";
import { embedSchema } from "./schema";

type Embed = (props: Record<string, Json>, data: EmbedData) => Promise<ContentNode[]>;

/** Components that show what the data layer holds when the page is asked for. */
const EMBEDS: Readonly<Record<EmbeddedComponent, Embed>> = {
  DocCardList: (_, data) => embedDocCards(data),
  Operation: embedOperation,
  OperationTable: (_, data) => embedOperationTable(data),
  Schema: embedSchema,
};

/** A body, as far as its embeds are concerned. */
export interface EmbeddingBody {
  components: ReadonlyArray<{ name: string }>;
}

/** Puts plain elements in the place of embeds. The tree of a body without any is given back as it is. */
export async function resolveEmbeds(
  tree: readonly ContentNode[],
  { components }: EmbeddingBody,
  data: EmbedData,
): Promise<readonly ContentNode[]> {
  return components.some(({ name }) => isEmbedded(name)) ? resolveNodes(tree, data) : tree;
}

async function resolveNodes(
  nodes: readonly ContentNode[],
  data: EmbedData,
): Promise<ContentNode[]> {
  const resolved = await Promise.all(
    nodes.map(async (node): Promise<ContentNode[]> => {
      if (typeof node === "string") return [node];
      const [type, props, ...children] = node;
      if (isEmbedded(type)) return EMBEDS[type](props === 0 ? {} : props, data);
      return [[type, props, ...(await resolveNodes(children, data))] as ElementTuple];
    }),
  );
  return resolved.flat();
}
