import type { GatsbyNode } from "gatsby";
import { ERROR_CODES } from "./constants";

/** Registers the plugin's errors, so that Gatsby shows them as the user's, with their report. */
export const onPluginInit: NonNullable<GatsbyNode["onPluginInit"]> = ({ reporter }) => {
  reporter.setErrorMap({
    [ERROR_CODES.InvalidDocument]: {
      text: (context: { spec?: string; report?: string }) =>
        `The OpenAPI document ${context.spec ?? ""} cannot be used.\n\n${context.report ?? ""}`,
      level: "ERROR",
      category: "USER",
      type: "PLUGIN",
    },
  });
};
