import type { BadInput } from "../run-case";
import { ADDRESS_CASES } from "./addresses";
import { CONTENT_CASES } from "./content";
import { DATA_FILE_CASES } from "./data-files";
import { FILE_CASES } from "./files";
import { FRONT_MATTER_CASES } from "./front-matter";
import { ODD_CASES } from "./odd-input";
import { OPENAPI_CASES } from "./openapi";

/** Every mistake that a writer or a maintainer may make, once. */
export const BAD_INPUTS: BadInput[] = [
  ...FRONT_MATTER_CASES,
  ...CONTENT_CASES,
  ...DATA_FILE_CASES,
  ...OPENAPI_CASES,
  ...FILE_CASES,
  ...ADDRESS_CASES,
  ...ODD_CASES,
];
