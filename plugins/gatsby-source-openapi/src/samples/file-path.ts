import { recordOf, textOf } from "../json";

/** Extensions of media types whose names do not end with them. */
const EXTENSIONS = new Map([
  ["application/gzip", "gz"],
  ["application/msword", "doc"],
  ["application/octet-stream", ""],
  ["application/vnd.ms-excel", "xls"],
  ["application/vnd.openxmlformats-officedocument.presentationml.presentation", "pptx"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  ["application/x-ndjson", "ndjson"],
  ["application/x-pem-file", "pem"],
  ["application/x-zip-compressed", "zip"],
  ["audio/mpeg", "mp3"],
  ["image/jpeg", "jpg"],
  ["image/svg+xml", "svg"],
  ["text/javascript", "js"],
  ["text/markdown", "md"],
  ["text/plain", "txt"],
  ["text/tab-separated-values", "tsv"],
  ["video/quicktime", "mov"],
]);

/**
 * Returns the path of a file in samples: called like the field that it is sent in, with the extension
 * of its media type, of several of the first one, or else the one that its name or another text about it suggests.
 *
 * @param about texts about the file, the nearest one first
 */
export function filePath(name: string, mediaTypes: string, about: readonly string[] = []): string {
  const isName = /^[a-z][\w-]*$/i.test(name);
  const extension = extensionOf(mediaTypes) || suggestedExtension([name, mediaTypes, ...about]);
  return `/path/to/${isName ? name : "file"}${extension && `.${extension}`}`;
}

/** A word that is an extension itself. */
const EXTENSION =
  /(?<![a-z])(pdf|png|jpe?g|gif|csv|xlsx?|jsonl?|xml|ya?ml|zip|mp3|wav|mp4|txt|docx?|pem)(?![a-z])/i;

/** Words about files, and the usual extension. */
const SUGGESTED: ReadonlyArray<readonly [RegExp, string]> = [
  [/photo|selfie|portrait/i, "jpg"],
  [/image|avatar|picture|logo|icon|thumbnail|screenshot|banner|sticker/i, "png"],
  [/audio|voice|speech|recording|sound/i, "mp3"],
  [/video|movie/i, "mp4"],
  [/spreadsheet/i, "xlsx"],
  [/invoice|contract|r[eé]sum[eé]|document/i, "pdf"],
  [/archive|bundle/i, "zip"],
  [/certificate/i, "pem"],
];

function suggestedExtension(about: readonly string[]): string {
  for (const text of about) {
    const [, extension] = EXTENSION.exec(text) ?? [];
    const found = extension ?? SUGGESTED.find(([words]) => words.test(text))?.[1];
    if (found !== undefined) return found.toLowerCase();
  }
  return "";
}

function extensionOf(mediaTypes: string): string {
  const [type = ""] = mediaTypes.toLowerCase().split(/[;,\s]+/);
  const [, , plain = "", suffix] = /^(.+)\/(?:x-)?([^+]+)(?:\+(.+))?$/.exec(type) ?? [];
  return EXTENSIONS.get(type) ?? suffix ?? (/^[a-z\d]{2,5}$/.test(plain) ? plain : "");
}

/** Returns the name of a file, given its path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

const OFFICE = /^application\/(?:msword|vnd\.(?:openxmlformats|ms-)[^+]*)$/;

/** Returns whether bodies of a media type are not text. */
export function isBinary(mediaType: string): boolean {
  return (
    OFFICE.test(mediaType) ||
    /octet-stream|\/(?:pdf|zip|gzip)$|^(?:image|audio|video|font)\//.test(mediaType)
  );
}

/** Returns whether a field is a file, or a list of files. */
export function isFile(node: unknown): boolean {
  const { type, format, contentMediaType, items } = recordOf(node);
  if (type === "array") return isFile(items);
  return (
    format === "binary" ||
    (textOf(contentMediaType) !== undefined && isBinary(String(contentMediaType)))
  );
}
