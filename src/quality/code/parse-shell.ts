import { spawnSync } from "node:child_process";
import { parse } from "unbash";
import type { SyntaxMistake } from "./syntax-error";

/** Whether a block is a shell script, by a parser of the language and, if it is at hand, by bash. */
export function findShellMistake(code: string, hasBash: boolean): SyntaxMistake | undefined {
  const [error] = parse(code).errors ?? [];
  if (error) {
    return { message: error.message, line: code.slice(0, error.pos).split("\n").length };
  }
  if (!hasBash) return undefined;
  const { status, stderr } = spawnSync("bash", ["-n"], { input: code, encoding: "utf8" });
  if (status === 0) return undefined;
  const line = /line (\d+)/.exec(stderr)?.[1];
  return { message: stderr.trim().split("\n")[0] ?? "", ...(line ? { line: Number(line) } : {}) };
}
