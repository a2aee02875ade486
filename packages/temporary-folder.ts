import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Contains the folders of the test file that this process runs. */
const ROOT = path.join(tmpdir(), `tests-${process.pid}`);

/** Texts or bytes by the path of their file. */
type Files = Record<string, string | Uint8Array>;

/** Creates a folder with these files, which exists until the tests of the file have run. Returns its real path. */
export function temporaryFolder(files: Files = {}): string {
  mkdirSync(ROOT, { recursive: true });
  const folder = realpathSync(mkdtempSync(`${ROOT}/`));
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, and the folders in which they are. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Removes the folders that the tests of a file have created. */
export function removeTemporaryFolders(): void {
  rmSync(ROOT, { recursive: true, force: true });
}
