import type { Node } from "gatsby";
import { planAgain } from "../plan-again";

const node = (fields: object) => fields as Node;
const nodesWith = (body: () => Node | undefined) => ({
  getNodesByType: (type: string) => (type === "BlogPost" ? [node({ bodyId: "body" })] : []),
  getNode: (id: string) => (id === "body" ? body() : undefined),
});

describe("planning while files are edited", () => {
  it("waits until a page has its body", async () => {
    let looks = 0;
    const nodes = nodesWith(() => {
      looks += 1;
      return looks < 3 ? undefined : node({});
    });
    expect(await planAgain(async () => looks, nodes)).toBe(3);
  });

  it.each([
    [1, "planned"],
    [2, "planned"],
    [3, "A query failed"],
  ])("after %i failures is: %s", async (failures, expected) => {
    let plans = 0;
    const plan = async () => {
      plans += 1;
      if (plans <= failures) throw new Error("A query failed");
      return "planned";
    };
    const result = planAgain(
      plan,
      nodesWith(() => node({})),
    );
    expect(await result.catch(({ message }: Error) => message)).toBe(expected);
  });
});
