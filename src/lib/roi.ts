/**
 * What the reader enters: figures of one month, shares in percent (0 to 100), and money in one
 * currency of the reader's choice.
 */
export interface RoiInput {
  /** Chats in a month. */
  chats: number;
  /** Containment rate, in percent. */
  containment: number;
  /** Share of contained chats that were solved, in percent. */
  solved: number;
  /** Share of solved chats whose client would else have asked a person, in percent. */
  wouldAsk: number;
  /** Minutes that a person needs for such a question. */
  minutes: number;
  /** Cost of one hour of a person's work. */
  hourCost: number;
  /** Plan and channel fees of a month. */
  fees: number;
  /** Model cost of a chat. */
  costPerChat: number;
  /** Hours of care in a month. */
  careHours: number;
  /** Hours of work before the launch. */
  setupHours: number;
}

/** What follows from it. A field is null where no number answers. */
export interface RoiResult {
  /** Chats solved without a person, in a month. */
  solvedChats: number;
  /** Of these, questions that a person did not have to answer. */
  sparedQuestions: number;
  hoursSaved: number;
  /** Money, in a month. */
  saving: number;
  runningCost: number;
  /** Saving less running cost. */
  net: number;
  /** Money, once. */
  setupCost: number;
  /** Months until the setup is paid; null where a month earns nothing. */
  paybackMonths: number | null;
  /** What the first year brings over its cost, in percent of that cost; null without a cost. */
  firstYearPercent: number | null;
  /** Whole chats a month from which a month costs nothing; null where each chat loses money. */
  breakEvenChats: number | null;
}

/** The worked example of the guide, with made-up numbers. */
export const ROI_EXAMPLE: Readonly<RoiInput> = {
  chats: 600,
  containment: 80,
  solved: 70,
  wouldAsk: 50,
  minutes: 6,
  hourCost: 30,
  fees: 120,
  costPerChat: 0.01,
  careHours: 4,
  setupHours: 24,
};

/** Works the example through for other numbers. What is no number, or below 0, counts as 0. */
export function computeRoi(input: RoiInput): RoiResult {
  const hourCost = amount(input.hourCost);
  const costPerChat = amount(input.costPerChat);
  const solvedChats = amount(input.chats) * share(input.containment) * share(input.solved);
  const sparedQuestions = solvedChats * share(input.wouldAsk);
  const hoursSaved = (sparedQuestions * amount(input.minutes)) / 60;
  const saving = hoursSaved * hourCost;
  const fixedCost = amount(input.fees) + amount(input.careHours) * hourCost;
  const runningCost = fixedCost + amount(input.chats) * costPerChat;
  const net = saving - runningCost;
  const setupCost = amount(input.setupHours) * hourCost;
  const firstYearCost = 12 * runningCost + setupCost;
  return {
    solvedChats,
    sparedQuestions,
    hoursSaved,
    saving,
    runningCost,
    net,
    setupCost,
    paybackMonths: net > 0 ? setupCost / net : null,
    firstYearPercent: firstYearCost > 0 ? (100 * (12 * net - setupCost)) / firstYearCost : null,
    breakEvenChats: breakEven(input, fixedCost),
  };
}

function breakEven(input: RoiInput, fixedCost: number): number | null {
  const sparedPerChat = share(input.containment) * share(input.solved) * share(input.wouldAsk);
  const savingPerChat = (sparedPerChat * amount(input.minutes) * amount(input.hourCost)) / 60;
  const margin = savingPerChat - amount(input.costPerChat);
  return margin > 0 ? Math.ceil(fixedCost / margin) : null;
}

function amount(value: number): number {
  return Math.max(0, value || 0);
}

function share(percent: number): number {
  return Math.min(amount(percent), 100) / 100;
}
