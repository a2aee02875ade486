import type { RoiInput, RoiResult } from "../roi-calculator";
import { computeRoi, ROI_EXAMPLE } from "../roi-calculator";

describe("computeRoi", () => {
  it.each<[string, Partial<RoiInput>, Partial<RoiResult>]>([
    [
      "the worked example",
      {},
      {
        solvedChats: 336,
        sparedQuestions: 168,
        hoursSaved: 16.8,
        saving: 504,
        runningCost: 246,
        net: 258,
        setupCost: 720,
        paybackMonths: 720 / 258,
        firstYearPercent: (100 * 2376) / 3672,
        breakEvenChats: 290,
      },
    ],
    [
      "a month that costs more than it saves",
      { chats: 200 },
      { saving: 168, runningCost: 242, net: -74, paybackMonths: null, breakEvenChats: 290 },
    ],
    [
      "exactly break-even",
      { chats: 240, costPerChat: 0, fees: 81.6 },
      { net: 0, paybackMonths: null },
    ],
    ["nobody would have asked a person", { wouldAsk: 0 }, { saving: 0, breakEvenChats: null }],
    ["no work before the launch", { setupHours: 0 }, { setupCost: 0, paybackMonths: 0 }],
    [
      "nothing costs anything",
      { fees: 0, costPerChat: 0, careHours: 0, setupHours: 0 },
      { runningCost: 0, net: 504, firstYearPercent: null, breakEvenChats: 0 },
    ],
    ["an empty field", { chats: Number.NaN }, { solvedChats: 0, saving: 0, runningCost: 240 }],
    ["a number below 0", { minutes: -6, setupHours: -1 }, { saving: 0, setupCost: 0 }],
    ["a share above 100", { containment: 250 }, { solvedChats: 420 }],
  ])("%s", (_, change, expected) => {
    const result = computeRoi({ ...ROI_EXAMPLE, ...change });
    for (const [name, value] of Object.entries(expected)) {
      const found = result[name as keyof RoiResult];
      if (value === null || found === null) expect([name, found]).toEqual([name, value]);
      else expect([name, found]).toEqual([name, expect.closeTo(value, 6)]);
    }
  });
});
