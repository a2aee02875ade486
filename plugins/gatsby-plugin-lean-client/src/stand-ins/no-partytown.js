/** Stands for Partytown's integration. */
export const partytownSnippet = () => "";
