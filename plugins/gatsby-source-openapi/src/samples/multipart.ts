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
