import { experiment, percent, round, row } from "../shared/experiment";
import { sum } from "../shared/statistics";

interface Way {
  name: string;
  sizes: number[];
  agreement: number;
  with_areas: number;
  in_main_area: number;
  in_main_area_from: number;
  in_main_area_to: number;
  by_chance: number;
  by_chance_at_most: number;
  few: number;
  few_at_most: number;
  topics: string[][];
}

interface Topics {
  questions: number;
  alone: string[];
  ways: Way[];
}

/** Topics of the same questions by five ways of turning text into numbers, with scikit-learn. */
export default experiment({
  post: "2024-10-31-cluster-chat-messages-into-topics",
  repeats: "slow",
  python: { packages: ["scikit-learn"], command: ["topics.py", "questions.csv"] },
  report({ questions, alone, ways }: Topics) {
    const [words, , , stable, sentences] = ways;
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
        ...ways.map((way) =>
          row(
            way.name,
            way.sizes.join(", "),
            way.agreement.toFixed(2),
            way.with_areas.toFixed(2).replace("-", "−"),
            `${percent(way.in_main_area)} (${percent(way.in_main_area_from)} to ${percent(way.in_main_area_to)})`,
            `${percent(way.by_chance)}, ${percent(way.by_chance_at_most)}`,
          ),
        ),
        `${percent(sentences?.few ?? 0)} on average, and the highest was ${percent(sentences?.few_at_most ?? 0, 0)}`,
        `${largest} of the ${questions} questions`,
        `${alone.length} of them, or ${share(alone.length)}`,
        `agree with themselves at ${sentences?.agreement.toFixed(2)} and with the areas at ${sentences?.with_areas.toFixed(2)}`,
        `agrees with itself at ${stable?.agreement.toFixed(2)} and with the areas at ${stable?.with_areas.toFixed(2)}`,
      ],
      given: [
        ...["1.2", 20, 25, 42, 15, 50, 95, 100, 500, round(largest / questions, 2)],
        // By the areas of questions.csv: a perfect split, and "how" or "what". Shuffles of topics.py.
        ...[0.59, 16, 2000, 2006],
        // From the confusion matrix for intents: the nearest neighbor by the same vectors.
        64.8,
      ],
    };
  },
});
