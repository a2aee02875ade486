import { packPostings, unpackPostings } from "../packed-postings";

describe("packed postings", () => {
  it.each([
    ["none", {}],
    ["one term", { token: [40] }],
    ["terms in any order, with many numbers", { rotate: [1, 2, 1000], chat: [7], "100": [3, 9] }],
    ["names that all objects have", { constructor: [1], toString: [2] }],
  ])("are unpacked as they were: %s", (_, postings) => {
    expect({ ...unpackPostings(packPostings(postings)) }).toEqual(postings);
  });
});
