import type { TargetId } from "@readme/httpsnippet/targets";
import type { Field } from "./multipart";

/** Placeholder for the reader's token in a request. */
export const TOKEN = "TOKENPLACEHOLDER";

/** Placeholder for a file that a request uploads. */
export const FILE = "FILEPLACEHOLDER";

/** Path of the file in samples. */
const PATH = "/path/to/file";

/** Stands for the content of a file where a sample cannot read one. */
const CONTENT = "content of the file";

/** Placeholder between a value in a form and its media type. */
const TYPE = "TYPEPLACEHOLDER";

/** Writes a string literal with the value of an environment variable, in one language. */
type TokenWriter = (parts: {
  quote: string;
  before: string;
  after: string;
  variable: string;
}) => string;

const LITERAL = new RegExp(
  `(["'])((?:\\\\.|(?!\\1)[^\\\\\\n])*?)${TOKEN}((?:\\\\.|(?!\\1)[^\\\\\\n])*?)\\1`,
  "g",
);

/** Replaces the placeholder by the environment variable in each string literal. */
export function writeToken(source: string, variable: string, write: TokenWriter): string {
  const writeLine = (line: string): string =>
    line.replace(LITERAL, (_match, quote: string, before: string, after: string) =>
      write({ quote, before, after, variable }),
    );
  // A literal ends at the end of its line, so only lines with a placeholder are searched.
  return source
    .split("\n")
    .map((line) => (line.includes(TOKEN) ? writeLine(line) : line))
    .join("\n");
}

/** Concatenates literals and the variable: `"Bearer " + value`. Leaves out empty parts. */
function joined(operator: string, read: (variable: string) => string): TokenWriter {
  return ({ quote, before, after, variable }) => {
    const text = (part: string): string[] => (part === "" ? [] : [`${quote}${part}${quote}`]);
    return [...text(before), read(variable), ...text(after)].join(operator);
  };
}

/** A language of request samples, with corrections of the library's output. */
export interface Language {
  id: string;
  lang: string;
  label: string;
  target: TargetId;
  client: string;
  token: TokenWriter;
  /** Changes the sample at the end, e.g. adds an import for reading the environment. */
  finish?: (source: string, usesToken: boolean) => string;
  /** Returns a field of a form as the library needs it. Without it, forms are written as one text. */
  fieldOf?: (field: Field) => Field;
  /** Makes the sample upload a file. */
  upload: (source: string) => string;
}

/**
 * Ends a string literal that is the path of a file, or a multipart body, where the content of the
 * file belongs, and continues it after the code that reads the file.
 */
function insertFile(source: string, code: string): string {
  return source
    .replaceAll(FILE, () => code)
    .replaceAll('"" + ', "")
    .replaceAll(' + ""', "");
}

/** The languages in display order. */
export const LANGUAGES: readonly Language[] = [
  {
    id: "curl",
    lang: "bash",
    label: "curl",
    target: "shell",
    client: "curl",
    token: ({ before, after, variable }) => `"${shellText(before)}$${variable}${shellText(after)}"`,
    // Without quotes the shell would expand variables in the body.
    finish: (source) =>
      source
        .replace("--data @- <<EOF", "--data @- <<'EOF'")
        // curl sends this header itself, with the boundary.
        .replace(" \\\n  --header 'content-type: multipart/form-data'", ""),
    fieldOf: ({ name, value, fileName, contentType }) => {
      const type = contentType === undefined ? "" : `;type=${contentType}`;
      if (fileName !== undefined) return { name, fileName: `${fileName}${type}` };
      // These marks have a meaning at the start of a value, and semicolons end it.
      const isQuoted = /^[@<"]|;/.test(value ?? "");
      return { name, value: `${isQuoted ? JSON.stringify(value) : value}${type}` };
    },
    upload: (source) =>
      source
        .replace(`--data ${FILE}`, `--data-binary @${FILE}`)
        .replaceAll(`@${FILE}`, `@${PATH}`)
        .replaceAll(FILE, CONTENT),
  },
  {
    id: "javascript",
    lang: "javascript",
    label: "JavaScript",
    target: "javascript",
    client: "fetch",
    token: template,
    // The library does not escape the texts of forms.
    fieldOf: ({ name, value = "", fileName, contentType }) => {
      const type = contentType === undefined ? "" : `${TYPE}${contentType}`;
      return { name: escapeText(name), value: `${fileName ?? escapeText(value)}${type}` };
    },
    finish: (source) =>
      source.replace(
        new RegExp(`, '((?:\\\\.|[^'\\\\])*)${TYPE}([^']*)'\\)`, "g"),
        ", new Blob(['$1'], { type: '$2' }))",
      ),
    upload: (source) =>
      source
        .replace(new RegExp(`, '${FILE}(?:${TYPE}([^']*))?'\\)`, "g"), (_, type?: string) => {
          const options = type === undefined ? "" : `, { type: '${type}' }`;
          return `, new Blob(['${CONTENT}']${options}), 'file')`;
        })
        .replace(`body: '${FILE}'`, `body: new Blob(['${CONTENT}'])`)
        .replaceAll(FILE, CONTENT),
  },
  {
    id: "python",
    lang: "python",
    label: "Python",
    target: "python",
    client: "requests",
    token: joined(" + ", (variable) => `os.environ["${variable}"]`),
    finish: (source, usesToken) => (usesToken ? `import os\n\n${source}` : source),
    upload: (source) =>
      insertFile(
        source
          .replaceAll(`open("${FILE}"`, `open("${PATH}"`)
          .replace(`payload = "${FILE}"`, `payload = open("${PATH}", "rb")`),
        `" + open("${PATH}").read() + "`,
      ),
  },
  {
    id: "node",
    lang: "javascript",
    label: "Node.js",
    target: "node",
    client: "native",
    token: template,
    finish: (source) => source.replace(/require\('(https?)'\)/, "require('node:$1')"),
    upload: (source) => {
      const read = `');\nreq.write(readFileSync('${PATH}'));\nreq.write('`;
      const written = insertFile(source, read).replaceAll("req.write('');\n", "");
      return `const { readFileSync } = require('node:fs');\n${written}`;
    },
  },
  {
    id: "go",
    lang: "go",
    label: "Go",
    target: "go",
    client: "native",
    token: joined(" + ", (variable) => `os.Getenv("${variable}")`),
    finish: (source) =>
      /\bos\.(?:Getenv|ReadFile)\(/.test(source)
        ? source.replace('"net/http"', '"net/http"\n\t"os"')
        : source,
    upload: (source) =>
      insertFile(source, '" + string(file) + "').replace(
        "\tpayload :=",
        `\tfile, _ := os.ReadFile("${PATH}")\n\n\tpayload :=`,
      ),
  },
  {
    id: "java",
    lang: "java",
    label: "Java",
    target: "java",
    client: "nethttp",
    token: joined(" + ", (variable) => `System.getenv("${variable}")`),
    finish: (source) => `import java.net.URI;\nimport java.net.http.*;\n\n${source}`,
    upload: (source) => {
      const publishers = "HttpRequest.BodyPublishers";
      const read = `"), ${publishers}.ofFile(java.nio.file.Path.of("${PATH}")), ${publishers}.ofString("`;
      return insertFile(source, read)
        .replace(/(HttpRequest\.BodyPublishers\.ofString\(.*\))\)$/m, `${publishers}.concat($1))`)
        .replaceAll(`${publishers}.ofString(""), `, "")
        .replaceAll(`, ${publishers}.ofString("")`, "");
    },
  },
  {
    id: "php",
    lang: "php",
    label: "PHP",
    target: "php",
    client: "curl",
    token: joined(" . ", (variable) => `getenv("${variable}")`),
    upload: (source) =>
      insertFile(source, `" . file_get_contents("${PATH}") . "`)
        .replaceAll('"" . ', "")
        .replaceAll(' . ""', ""),
  },
  {
    id: "ruby",
    lang: "ruby",
    label: "Ruby",
    target: "ruby",
    client: "native",
    token: joined(" + ", (variable) => `ENV.fetch("${variable}")`),
    // Ruby joins no binary string with one that has letters of other alphabets.
    upload: (source) =>
      insertFile(source, `" + File.binread("${PATH}").force_encoding("UTF-8") + "`),
  },
  {
    id: "csharp",
    lang: "csharp",
    label: "C#",
    target: "csharp",
    client: "httpclient",
    finish: (source) =>
      source.replace(/new MediaTypeHeaderValue(?=\("[^"]*;)/g, "MediaTypeHeaderValue.Parse"),
    fieldOf: (field) => field,
    token: joined(" + ", (variable) => `Environment.GetEnvironmentVariable("${variable}")`),
    upload: (source) =>
      source
        .replace(
          /new StringContent\(""\)(?=\s*\{[^;]*?FileName = )/g,
          `new StreamContent(File.OpenRead("${PATH}"))`,
        )
        .replace(`new StringContent("${FILE}")`, `new StreamContent(File.OpenRead("${PATH}"))`)
        .replaceAll(`FileName = "${FILE}"`, 'FileName = "file"')
        .replaceAll(FILE, () => `" + File.ReadAllText("${PATH}") + "`),
  },
];

/** Escapes the content of a single-quoted string of JavaScript. */
function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'");
}

/** Escapes the content of a single-quoted shell word for double quotes. */
function shellText(text: string): string {
  return text.replace(/'\\''/g, "'").replace(/(["$`\\])/g, "\\$1");
}

function template({ before, after, variable }: Parameters<TokenWriter>[0]): string {
  const text = (part: string): string => part.replace(/`/g, "\\`").replace(/\$\{/g, "\\${");
  return `\`${text(before)}\${process.env.${variable}}${text(after)}\``;
}
