import { parse } from "acorn";
import { transformSync } from "esbuild";
import type { SyntaxMistake } from "./syntax-error";

/**
 * Whether a block is JavaScript: a module, or, as on the platforms whose code steps are bodies of
 * functions, something that returns.
 */
export function findJavaScriptMistake(code: string): SyntaxMistake | undefined {
  try {
    parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowHashBang: true,
    });
    return undefined;
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    return { message, ...(loc ? { line: loc.line } : {}) };
  }
}

/** Whether a block is TypeScript. */
export function findTypeScriptMistake(code: string): SyntaxMistake | undefined {
  try {
    transformSync(code, { loader: "ts", logLevel: "silent" });
    return undefined;
  } catch (error) {
    const [first] = (error as { errors?: Array<{ text: string; location?: { line: number } }> })
      .errors ?? [{ text: String(error) }];
    const line = first?.location?.line;
    return { message: first?.text ?? String(error), ...(line === undefined ? {} : { line }) };
  }
}
