import type { Contract, ContractBody } from "./contract";
import type { Known } from "./known";
import { isObject, OPEN } from "./known";
import { validateKnown } from "./validate-known";

/** A body of the API that a JSON block looks like. */
export interface BodyMatch {
  /** `createNewChat 201`, or `createNewChat request`. */
  name: string;
  errors: string[];
}

/** Names at the top that a block and a body must have in common to be taken for each other. */
const LEAST_COMMON = 3;

/**
 * Finds the request or response of the API that a JSON value looks like by the names at its top.
 * Several may: the one with the fewest errors is meant.
 *
 * @returns undefined if it looks like none
 */
export function matchJsonBody(value: Known, contract: Contract): BodyMatch | undefined {
  if (!isObject(value)) return undefined;
  const names = Object.keys(value).filter((name) => name !== OPEN);
  const whole = bodiesOf(contract).find(
    ({ validate, properties }) =>
      names.length > 1 &&
      names.every((name) => properties.has(name)) &&
      validateKnown(value, validate).length === 0,
  );
  if (whole) return { name: whole.name, errors: [] };
  const candidates = bodiesOf(contract)
    .map((body) => ({ ...body, common: names.filter((name) => body.properties.has(name)).length }))
    .filter(({ common, properties }) => isAlike(common, names.length, properties.size));
  const most = Math.max(...candidates.map(({ common }) => common));
  return candidates
    .filter(({ common }) => common === most)
    .map(({ name, validate }) => ({ name, errors: validateKnown(value, validate) }))
    .sort((a, b) => a.errors.length - b.errors.length)[0];
}

/** Most names known: all, or all but one of five; small bodies must be known whole. */
function isAlike(common: number, names: number, properties: number): boolean {
  if (common === names && common >= 2 && properties <= 4) return true;
  return common >= LEAST_COMMON && common / names >= 0.8;
}

function bodiesOf({ operations, schemas }: Contract): Array<ContractBody & { name: string }> {
  const bodies = operations.flatMap(({ id, requestBody, responses }) => [
    ...(requestBody ? [{ ...requestBody, name: `${id} request` }] : []),
    ...responses.map((response) => ({ ...response, name: `${id} ${response.status}` })),
  ]);
  return [...bodies, ...schemas];
}
