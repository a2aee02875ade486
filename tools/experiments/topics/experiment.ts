import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { experiment, percent, round, row } from "../shared/experiment";
import { sum } from "../shared/statistics";

interface Way {
  name: string;
  sizes: number[];
  agreement: number;
  with_areas: number;
  topics: string[][];
}

/** Topics of the same questions by four ways of turning text into numbers, with scikit-learn. */
export default experiment({
  post: "2024-10-31-cluster-chat-messages-into-topics",
  repeats: "slow",
  run() {
    const folder = import.meta.dirname;
    const files = [join(folder, "cluster.py"), join(folder, "../shared/questions.json")];
    const text = execFileSync("python3", files, { encoding: "utf8" });
    return JSON.parse(text) as { questions: number; alone: string[]; ways: Way[] };
  },
  report({ questions, alone, ways }) {
    const [words, , , stable] = ways;
    const largest = words?.sizes[0] ?? 0;
    const share = (part: number) => percent(part / questions, 0);
    return {
      charts: {
        topics: {
          kind: "stacked-bar",
          title: `${questions} questions in eight topics, largest first`,
          x: { values: ways.map(({ name }) => name) },
          y: { label: "Questions" },
          series: [
            ...["largest", "second", "third"].map((name, i) => ({
              name,
              values: ways.map(({ sizes }) => sizes[i] ?? 0),
            })),
            { name: "the other five", values: ways.map(({ sizes }) => sum(sizes.slice(3))) },
          ],
        },
      },
      says: [
        ...ways.map(({ name, sizes, agreement, with_areas }) =>
          row(
            name,
            sizes.join(", "),
            agreement.toFixed(2),
            with_areas.toFixed(2).replace("-", "−"),
          ),
        ),
        `${largest} of the ${questions} questions`,
        `${alone.length} of them, or ${share(alone.length)}`,
        `agrees with itself at ${stable?.agreement.toFixed(2)} and with the areas at ${stable?.with_areas.toFixed(2)}`,
      ],
      given: [20, 25, 42, 15, 50, 100, round(largest / questions, 2)],
    };
  },
});
