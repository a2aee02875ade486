/**
 * The time that a build takes for now: `SOURCE_DATE_EPOCH` (seconds) where it is set, so that a
 * build can be repeated, else the real time.
 */
export function buildClock(environment: NodeJS.ProcessEnv): Date {
  const seconds = Number(environment.SOURCE_DATE_EPOCH);
  return environment.SOURCE_DATE_EPOCH && Number.isFinite(seconds)
    ? new Date(seconds * 1000)
    : new Date();
}
