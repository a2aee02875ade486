/** The package has no types. */
declare module "lodash/memoize" {
  /** Returns a function that calls another once for each first argument. */
  export default function memoize<Compute>(compute: Compute): Compute;
}
