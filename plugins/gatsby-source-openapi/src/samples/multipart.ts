import { fileName as nameOf } from "./file-path";
import { filePlaceholder } from "./placeholders";

/** A field of a form or a part of a body: a value, or a file, of which `fileName` is the path. */
export type Field = { name: string; value?: string; fileName?: string; contentType?: string };

/** The media type of forms with files. Browsers and most libraries know no other multipart type. */
export const FORM_DATA = "multipart/form-data";

const BOUNDARY = "boundary-of-parts";

/** Writes fields as the text of a multipart body, with placeholders for the contents of files. */
export function multipartText(
  mimeType: string,
  fields: readonly Field[],
): { mimeType: string; text: string } {
  const parts = fields.flatMap(({ name, value = "", fileName, contentType }) => {
    const type = contentType ?? (fileName === undefined ? undefined : "application/octet-stream");
    return [
      `--${BOUNDARY}`,
      ...(mimeType === FORM_DATA ? [`Content-Disposition: ${dispositionOf(name, fileName)}`] : []),
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      "",
      fileName === undefined ? value : filePlaceholder(fileName),
    ];
  });
  return {
    text: [...parts, `--${BOUNDARY}--`, ""].join("\r\n"),
    mimeType: `${mimeType}; boundary=${BOUNDARY}`,
  };
}

/** Returns the header of a part that names its field and file. */
export function dispositionOf(name: string, path: string | undefined): string {
  const field = `form-data; name="${name.replace(/"/g, "%22")}"`;
  return path === undefined ? field : `${field}; filename="${nameOf(path)}"`;
}

/**
 * Writes the fields of a form as the argument `files` of Python's requests, which names an open file
 * after its path.
 */
export function pythonFiles(fields: readonly Field[]): string {
  const items = fields.map(({ name, value = "", fileName, contentType }) => {
    const type = contentType === undefined ? "" : `, ${JSON.stringify(contentType)}`;
    const file = `open(${JSON.stringify(fileName)}, "rb")`;
    const ofFile =
      type === "" ? file : `(${JSON.stringify(nameOf(fileName ?? ""))}, ${file}${type})`;
    const part = fileName === undefined ? `(None, ${JSON.stringify(value)}${type})` : ofFile;
    return `    (${JSON.stringify(name)}, ${part}),`;
  });
  return ["files = [", ...items, "]"].join("\n");
}
