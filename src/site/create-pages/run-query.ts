import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query of the planner.
 *
 * @throws Error naming every GraphQL error, as planning on half the data would lose pages silently
 */
export async function runQuery<Data>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (data && !errors) return data;
  const messages = [errors ?? []].flat().map((error) => String(error));
  throw new Error(`The query for planning pages failed:\n${messages.join("\n")}`);
}
