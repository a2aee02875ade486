import { useEffect, useRef, useState } from "react";
import { computeRoi, ROI_EXAMPLE } from "../../lib/roi";
import type { RoiInput, RoiResult } from "../../lib/roi";
import { TableScroller } from "./content-components";

/** Name, label, step and, for shares, the largest value of a field. */
const FIELDS: ReadonlyArray<[keyof RoiInput, string, number | "any", number?]> = [
  ["chats", "Chats a month", 1],
  ["containment", "Containment rate, %", 0.1, 100],
  ["solved", "Solved, of contained chats, %", 0.1, 100],
  ["wouldAsk", "Would else have asked a person, %", 1, 100],
  ["minutes", "Minutes a person needs for each", 0.5],
  ["hourCost", "Cost of an hour of work", "any"],
  ["fees", "Plan and channel fees a month", "any"],
  ["costPerChat", "Model cost per chat", "any"],
  ["careHours", "Hours of care a month", 0.5],
  ["setupHours", "Hours of work before the launch", 0.5],
];

/** Label, formula and value of a line. */
const LINES: ReadonlyArray<[string, string, (result: RoiResult) => string]> = [
  ["Solved without a person", "chats × containment × solved", (r) => number(r.solvedChats)],
  ["Questions spared", "solved × would have asked", (r) => number(r.sparedQuestions)],
  ["Hours saved", "questions spared × minutes ÷ 60", (r) => number(r.hoursSaved)],
  ["Saving a month", "hours saved × cost of an hour", (r) => money(r.saving)],
  [
    "Running cost a month",
    "fees + chats × cost per chat + care × cost of an hour",
    (r) => money(r.runningCost),
  ],
  ["Left over a month", "saving − running cost", (r) => money(r.net)],
  ["Setup, once", "hours before the launch × cost of an hour", (r) => money(r.setupCost)],
  [
    "Months until the setup is paid",
    "setup ÷ left over",
    (r) => (r.paybackMonths === null ? "never" : number(r.paybackMonths)),
  ],
  [
    "Return in the first year",
    "(12 × left over − setup) ÷ (12 × running cost + setup)",
    (r) => (r.firstYearPercent === null ? "no cost" : `${number(r.firstYearPercent)}%`),
  ],
  [
    "Break-even, chats a month",
    "(fees + care × cost of an hour) ÷ (saving per chat − cost per chat)",
    (r) => (r.breakEvenChats === null ? "none" : number(r.breakEvenChats)),
  ],
];

/** Works out the return while the reader types. Without JavaScript it is the worked example. */
export function RoiCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState<RoiInput>(ROI_EXAMPLE);
  const read = () => setInput(valuesOf(form.current));
  // The reader may have typed before the page came alive, or the browser may have kept old values.
  useEffect(() => setInput(valuesOf(form.current)), []);
  const result = computeRoi(input);
  return (
    <form className="roi" aria-label="ROI calculator" ref={form} onInput={read}>
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
      <output aria-live="polite">{summaryOf(result)}</output>
      <TableScroller>
        <thead>
          <tr>
            <th>Result</th>
            <th>Formula</th>
            <th className="roi-value">Value</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map(([label, formula, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formula}</td>
              <td className="roi-value">{value(result)}</td>
            </tr>
          ))}
        </tbody>
      </TableScroller>
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

function summaryOf({ saving, runningCost, net, paybackMonths }: RoiResult): string {
  const month = `A month saves ${money(saving)} and costs ${money(runningCost)}`;
  if (paybackMonths === null) return `${month}. The setup is never paid back at these numbers.`;
  return `${month}, so ${money(net)} is left over. The setup is paid after ${number(paybackMonths)} months.`;
}

function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}

function money(value: number): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
