/** Tests of components stand at the root of their host. */
export function withPrefix(path: string): string {
  return path;
}

/** Tests of components open no other pages. */
export function navigate(): void {}

/** Queries are not run in tests of components. */
export function graphql(): null {
  return null;
}
