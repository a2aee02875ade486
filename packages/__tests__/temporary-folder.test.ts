import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { removeTemporaryFolders, temporaryFolder, writeFiles } from "../temporary-folder";

describe("temporaryFolder", () => {
  it("has the given files, and those that are written later", () => {
    const folder = temporaryFolder({ "a/b.txt": "b", "c.bin": new Uint8Array([1, 2]) });
    writeFiles(folder, { "a/d/e.txt": "e", "a/b.txt": "new" });
    const read = (name: string) => readFileSync(path.join(folder, name));
    expect(["a/b.txt", "a/d/e.txt", "c.bin"].map((name) => [...read(name)])).toEqual([
      [...Buffer.from("new")],
      [...Buffer.from("e")],
      [1, 2],
    ]);
    expect(folder).toBe(realpathSync(folder));
  });

  it("is another one each time, until all are removed", () => {
    const folders = [temporaryFolder(), temporaryFolder()];
    expect(new Set(folders).size).toBe(2);
    removeTemporaryFolders();
    expect(folders.filter(existsSync)).toEqual([]);
  });
});
