import { useEffect, useRef, useState } from "react";
import "./guides.css";

/** Figures of one month, shares in percent (0 to 100), money in a currency of the reader's choice. */
export interface RoiInput {
  /** Chats in a month. */
  chats: number;
  /** Containment rate, in percent. */
  containment: number;
  /** Share of contained chats that were solved, in percent. */
  solved: number;
  /** Share of solved chats whose client would otherwise have asked a person, in percent. */
  wouldAsk: number;
  /** Minutes that a person needs for such a question. */
  minutes: number;
  /** Cost of one hour of a person's work. */
  hourCost: number;
  /** Plan and channel fees of a month. */
  fees: number;
  /** Model cost of a chat. */
  costPerChat: number;
  /** Hours of maintenance in a month. */
  careHours: number;
  /** Hours of work before the launch. */
  setupHours: number;
}

/** Results. A field is null where no number is the answer. */
export interface RoiResult {
  /** Chats solved without a person, in a month. */
  solvedChats: number;
  /** Of these, questions that a person would otherwise have answered. */
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
  /** Return of the first year in percent of its cost; null without a cost. */
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

/** Computes the results. A value that is not a number, or is below 0, counts as 0. */
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

/** Name, label, step and, for shares, the largest value of a field. */
const FIELDS: ReadonlyArray<[keyof RoiInput, string, number | "any", number?]> = [
  ["chats", "Chats a month", 1],
  ["containment", "Containment rate, %", 0.1, 100],
  ["solved", "Solved, of contained chats, %", 0.1, 100],
  ["wouldAsk", "Would have asked a person, %", 1, 100],
  ["minutes", "Minutes a person needs per question", 0.5],
  ["hourCost", "Cost of an hour of work", "any"],
  ["fees", "Plan and channel fees a month", "any"],
  ["costPerChat", "Model cost per chat", "any"],
  ["careHours", "Hours of maintenance a month", 0.5],
  ["setupHours", "Hours of work before the launch", 0.5],
];

/** Label, formula and value of a line, and its place among the values that stay in sight. */
const LINES: ReadonlyArray<[string, string, (result: RoiResult) => string, number?]> = [
  ["Chats solved", "chats × containment × solved", (r) => number(r.solvedChats)],
  ["Questions spared", "solved × would have asked", (r) => number(r.sparedQuestions)],
  ["Hours saved", "questions spared × minutes ÷ 60", (r) => number(r.hoursSaved)],
  ["Saving a month", "hours saved × cost of an hour", (r) => money(r.saving), 3],
  [
    "Running cost a month",
    "fees + chats × cost per chat + maintenance × cost of an hour",
    (r) => money(r.runningCost),
    4,
  ],
  ["Net saving a month", "saving − running cost", (r) => money(r.net), 1],
  ["Setup cost, once", "hours before the launch × cost of an hour", (r) => money(r.setupCost)],
  [
    "Months to pay it off",
    "setup cost ÷ net saving",
    (r) => (r.paybackMonths === null ? "never" : number(r.paybackMonths)),
    2,
  ],
  [
    "Return in the first year",
    "(12 × net saving − setup cost) ÷ (12 × running cost + setup cost)",
    (r) => (r.firstYearPercent === null ? "no cost" : `${number(r.firstYearPercent)}%`),
  ],
  [
    "Break-even, chats a month",
    "(fees + maintenance × cost of an hour) ÷ (saving per chat − cost per chat)",
    (r) => (r.breakEvenChats === null ? "none" : number(r.breakEvenChats)),
  ],
];

/** The lines that stay in sight. */
const MAIN_LINES = LINES.filter(([, , , place]) => place).sort(
  ([, , , one = 0], [, , , other = 0]) => one - other,
);

/** Updates the results while the reader types. Without JavaScript it shows the worked example. */
export default function RoiCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState<RoiInput>(ROI_EXAMPLE);
  const read = () => {
    const values = valuesOf(form.current);
    setInput(values);
    writeAddress(values);
  };
  // The reader may have typed before hydration, or the browser may have restored old values. Values
  // in the address come from a reload or from someone who shares a result.
  useEffect(() => {
    readAddress(form.current);
    setInput(valuesOf(form.current));
  }, []);
  const result = computeRoi(input);
  return (
    <form className="roi" aria-label="ROI calculator" ref={form} onInput={read}>
      {/* First and sticky, so that it is in sight of every field. */}
      <output>
        {MAIN_LINES.map(([label, , value]) => (
          <span key={label}>
            <b>{value(result)}</b> {label}
          </span>
        ))}
      </output>
      <div className="roi-fields">
        {FIELDS.map(([name, label, step, max]) => (
          <label key={name}>
            {label}
            <input
              type="number"
              inputMode="decimal"
              name={name}
              min={0}
              max={max}
              step={step}
              defaultValue={ROI_EXAMPLE[name]}
            />
          </label>
        ))}
      </div>
      <div className="table-scroller">
        <table className="stacked">
          <tbody>
            {LINES.map(([label, formula, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formula}</td>
                <td className="align-right" data-aside="">
                  {value(result)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </form>
  );
}

function valuesOf(form: HTMLFormElement | null): RoiInput {
  const values = { ...ROI_EXAMPLE };
  if (!form) return values;
  const data = new FormData(form);
  for (const [name] of FIELDS) values[name] = Number(data.get(name));
  return values;
}

/** Fills the fields with the amounts in the address. */
function readAddress(form: HTMLFormElement | null): void {
  const parameters = new URLSearchParams(location.search);
  for (const [name] of FIELDS) {
    const field = form?.elements.namedItem(name);
    const value = Number.parseFloat(parameters.get(name) ?? "");
    if (value >= 0 && Number.isFinite(value) && field instanceof HTMLInputElement) {
      field.value = String(value);
    }
  }
}

/** Writes the values that differ from the example to the address, without a new history entry. */
function writeAddress(values: RoiInput): void {
  const url = new URL(location.href);
  for (const [name] of FIELDS) {
    if (values[name] === ROI_EXAMPLE[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, String(values[name]));
  }
  history.replaceState(history.state, "", url);
}

function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}

function money(value: number): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
