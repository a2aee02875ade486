import { inParallel } from "../in-parallel";

describe("inParallel", () => {
  it("works on each item once, and on no more than the given number at a time", async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    const work = async (item: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done.push(item);
    };
    await inParallel([1, 2, 3, 4, 5, 6, 7], work, 3);
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it("fails when an item fails", async () => {
    const work = (item: number) =>
      item === 2 ? Promise.reject(new Error("two")) : Promise.resolve();
    await expect(inParallel([1, 2, 3], work)).rejects.toThrow("two");
  });
});
