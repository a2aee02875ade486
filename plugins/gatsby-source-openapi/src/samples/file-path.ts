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
 * of its media type, of several of the first one.
 */
export function filePath(name: string, mediaTypes: string): string {
  const isName = /^[a-z][\w-]*$/i.test(name);
  const extension = extensionOf(mediaTypes);
  return `/path/to/${isName ? name : "file"}${extension && `.${extension}`}`;
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
