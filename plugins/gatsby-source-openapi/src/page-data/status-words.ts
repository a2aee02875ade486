import { STATUS_CODES } from "node:http";

/** Reason phrases; those of RFC 9110 where Node.js has the ones of earlier standards. */
const REASONS: Readonly<Record<string, string | undefined>> = {
  ...STATUS_CODES,
  413: "Content Too Large",
  422: "Unprocessable Content",
};

/** Words for ranges such as `4XX`. */
const RANGES: Readonly<Record<string, string | undefined>> = {
  "1XX": "Information",
  "2XX": "Success",
  "3XX": "Redirection",
  "4XX": "Client error",
  "5XX": "Server error",
};

/** Returns the reason phrase of a status, or a description of a range; an empty text for others. */
export function statusInWords(status: string): string {
  if (status === "default") return "Any other status";
  return REASONS[status] ?? RANGES[status.toUpperCase()] ?? "";
}
