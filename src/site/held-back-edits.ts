/** The part of Gatsby's state machine of develop that follows changes of nodes. */
interface DevelopActions {
  buildActions: {
    /** Keeps a change until Gatsby waits for changes. */
    addNodeMutation: object;
    markNodesDirty: object;
    /** Makes a change. */
    callApi: (context: Context, event: { payload: object }) => void;
  };
}

interface Context {
  nodeMutationBatch?: object[];
}

/**
 * Makes edits in develop wait until the queries that are running have ended. Gatsby changes nodes while queries read
 * them: a query that meets a deleted node fails, all queries run again, and after six edits in a row during queries
 * Gatsby ends with "Panicking because nodes appear to be being changed every time we run queries".
 */
export function holdBackEdits(requireFromGatsby: NodeJS.Require): void {
  const { buildActions } = requireFromGatsby(
    "./dist/state-machines/develop/actions",
  ) as DevelopActions;
  const { addNodeMutation, callApi } = buildActions;
  // While queries run, and only then, Gatsby does these two for a change, one after the other.
  buildActions.markNodesDirty = addNodeMutation;
  buildActions.callApi = (context, event) => {
    const isKept = context.nodeMutationBatch?.at(-1) === event.payload;
    if (!isKept) callApi(context, event);
  };
}
