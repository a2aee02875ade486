import path from "node:path";

/** Settings from environment variables. In `src`, only this file reads them. */
export interface Environment {
  /** Absolute path of the content folder: `CONTENT_ROOT`, else `content`. */
  contentRoot: string;
  /** `SITE_URL`: replaces the `url` of `site.yml`. */
  siteUrl?: string | undefined;
  /** `OPENAPI_SPEC`: replaces the first OpenAPI document; empty for a site without any. */
  openapiSpec?: string | undefined;
  /** Time of the build: `SOURCE_DATE_EPOCH` in seconds, so that a build can be repeated, else now. */
  now: Date;
  /** `gatsby develop`, where drafts and future posts are shown. */
  isDevelop: boolean;
  /** `CI`: a build by a machine, which checks that generated files are up to date. */
  isCi: boolean;
}

/** Reads the environment variables of this process, or others. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const epoch = variables.SOURCE_DATE_EPOCH;
  const seconds = Number(epoch);
  return {
    contentRoot: path.resolve(variables.CONTENT_ROOT ?? "content"),
    siteUrl: variables.SITE_URL,
    openapiSpec: variables.OPENAPI_SPEC,
    now: epoch && Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date(),
    isDevelop: variables.NODE_ENV === "development",
    isCi: variables.CI === "true",
  };
}

/** Returns the absolute path of a file of the project, which is the working directory. */
export function projectFile(...names: string[]): string {
  return path.resolve(...names);
}
