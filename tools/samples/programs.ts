import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Language } from "./find-samples";

/** The programs that run samples, by their paths. */
export interface Programs {
  curl: string;
  sleep: string;
  python: string;
  /** Languages whose programs are all on this machine. */
  languages: ReadonlySet<Language>;
  /** Programs that were not found. */
  missing: string[];
}

/** Finds the programs that samples need. Python must have its package `requests`. */
export function findPrograms(): Programs {
  const [curl, jq, sleep, bash] = ["curl", "jq", "sleep", "bash"].map((name) => findProgram(name));
  const python = ["python3", "/usr/bin/python3"]
    .map((name) => spawnSync(name, ["-c", "import requests, sys; print(sys.executable)"]))
    .find(({ status }) => status === 0)
    ?.stdout.toString()
    .trim();
  const found = { bash, curl, jq, "python3 with requests": python };
  const languages: Language[] = [
    ...(bash ? (["JavaScript"] as const) : []),
    ...(bash && curl && jq ? (["shell"] as const) : []),
    ...(bash && python ? (["Python"] as const) : []),
  ];
  return {
    curl: curl ?? "",
    sleep: sleep ?? "",
    python: python ?? "",
    languages: new Set(languages),
    missing: Object.entries(found).flatMap(([name, file]) => (file ? [] : [name])),
  };
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
