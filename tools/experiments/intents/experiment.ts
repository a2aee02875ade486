import { readRows } from "../shared/csv";
import { experiment, percent, row } from "../shared/experiment";
import { nearestFirst, sentenceVectors } from "../shared/sentence-vectors";
import { mean, sum, wilson } from "../shared/statistics";

const INTENTS = ["analytics", "api", "agents", "account"] as const;
const NAMES = { analytics: "Analytics", api: "API", agents: "Agents", account: "Account" };

type Intent = (typeof INTENTS)[number];
type Question = readonly [text: string, intent: Intent];

function readQuestions(): Question[] {
  return readRows("questions.csv").map(({ text = "", intent }) => [text, intent as Intent]);
}

/** Returns the first page that answers a question, where a later list of questions has it. */
function readPages(): Map<string, string | undefined> {
  const rows = readRows("answered-questions.csv");
  return new Map(rows.map(({ text = "", pages }) => [text, pages?.split(" ")[0]]));
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])];
}

/** Returns a naive Bayes classifier over the words of a text, with add-one smoothing. */
function train(examples: readonly Question[]): (text: string) => Intent {
  const words = new Map<string, Map<Intent, number>>();
  const totals = new Map<Intent, number>();
  for (const [text, intent] of examples) {
    totals.set(intent, (totals.get(intent) ?? 0) + 1);
    for (const word of wordsOf(text)) {
      const counts = words.get(word) ?? new Map<Intent, number>();
      words.set(word, counts.set(intent, (counts.get(intent) ?? 0) + 1));
    }
  }
  const score = (text: string, intent: Intent) => {
    const total = totals.get(intent) ?? 0;
    const known = wordsOf(text).flatMap((word) => words.get(word) ?? []);
    const evidence = known.map((counts) => Math.log(((counts.get(intent) ?? 0) + 1) / (total + 2)));
    return Math.log(total / examples.length) + sum(evidence);
  };
  return (text) => INTENTS.reduce((a, b) => (score(text, b) > score(text, a) ? b : a));
}

function read(matrix: readonly (readonly number[])[]) {
  const hits = matrix.map((line, i) => line[i] ?? 0);
  const rows = matrix.map((line) => sum(line));
  const columns = matrix.map((_, i) => sum(matrix.map((line) => line[i] ?? 0)));
  const f1 = hits.map((hit, i) => (2 * hit) / ((rows[i] ?? 0) + (columns[i] ?? 0)));
  return { hits, rows, columns, f1, total: sum(rows), right: sum(hits) };
}

/** A classifier of search questions, each predicted from all others. */
export default experiment({
  post: "2025-07-16-confusion-matrix-for-intents",
  repeats: "slow",
  async run() {
    const questions = readQuestions();
    const pages = readPages();
    const predictions = questions.map(([text, actual], own) => {
      const page = pages.get(text);
      return {
        text,
        actual,
        predicted: train(questions.filter((_, other) => other !== own))(text),
        page,
        // What it says without having seen a question about the same page.
        predictedFromOtherPages:
          page && train(questions.filter(([other]) => pages.get(other) !== page))(text),
      };
    });
    const matrix = INTENTS.map((actual) =>
      INTENTS.map(
        (predicted) =>
          predictions.filter((one) => one.actual === actual && one.predicted === predicted).length,
      ),
    );
    const vectors = await sentenceVectors(questions.map(([text]) => text));
    const both = predictions.map((one, i) => {
      const order = nearestFirst(vectors, vectors[i] ?? []).map((place) => questions[place]);
      const otherPage = order.find((other) => other && pages.get(other[0]) !== one.page);
      return {
        ...one,
        // The nearest is the question itself.
        nearest: order[1]?.[1],
        nearestOfOtherPages: one.page && otherPage?.[1],
      };
    });
    return { matrix, predictions: both };
  },
  report({ matrix, predictions }) {
    const isRight = predictions.map(({ actual, predicted, nearest }) => ({
      bayes: predicted === actual,
      nearest: nearest === actual,
    }));
    const known = predictions.filter(({ page }) => page);
    const rightOfKnown = (name: "predicted" | "predictedFromOtherPages" | "nearestOfOtherPages") =>
      known.filter((one) => one[name] === one.actual).length;
    const apart = rightOfKnown("predictedFromOtherPages");
    const recallsOfKnown = (name: "predictedFromOtherPages" | "nearestOfOtherPages") =>
      INTENTS.map((intent) => {
        const own = known.filter(({ actual }) => actual === intent);
        return own.filter((one) => one[name] === intent).length / own.length;
      });
    const apartRecalls = recallsOfKnown("predictedFromOtherPages");
    const countOf = (name: "actual" | "predictedFromOtherPages", intent: string) =>
      known.filter((one) => one[name] === intent).length;
    const byChance = sum(
      INTENTS.map((one) => countOf("actual", one) * countOf("predictedFromOtherPages", one)),
    );
    const chance = byChance / known.length ** 2;
    const kappa = (apart / known.length - chance) / (1 - chance);
    const api = known.filter(({ actual }) => actual === "api").length;
    const gained = isRight.filter(({ bayes, nearest }) => nearest && !bayes).length;
    const lost = isRight.filter(({ bayes, nearest }) => bayes && !nearest).length;
    const likeNearest = INTENTS.map(
      (intent) =>
        predictions.filter(({ actual, nearest }) => actual === intent && nearest === intent).length,
    );
    const { hits, rows, columns, f1, total, right } = read(matrix);
    const recalls = hits.map((hit, i) => hit / (rows[i] ?? 0));
    const at = (i: number) => ({ name: NAMES[INTENTS[i] ?? "api"], hit: hits[i] ?? 0 });
    const named = (i: number) => at(i).name.toLowerCase().replace("api", "the API");
    const pairs = INTENTS.flatMap((_, i) =>
      INTENTS.slice(0, i).map((_, j) => ({
        name: `${at(j).name} and ${at(i).name.toLowerCase().replace("api", "API")}`,
        ways: [matrix[j]?.[i] ?? 0, matrix[i]?.[j] ?? 0] as const,
      })),
    ).sort((a, b) => sum(b.ways) - sum(a.ways));
    const shares = [0.05, 0.1, 0.2, 0.65];
    const shifted = sum(shares.map((share, i) => share * (recalls[i] ?? 0)));
    return {
      charts: {
        matrix: {
          kind: "heatmap",
          title: "Questions by actual and predicted intent",
          x: { label: "Predicted", values: INTENTS.map((intent) => NAMES[intent]) },
          y: { label: "Actual" },
          series: INTENTS.map((intent, i) => ({
            name: NAMES[intent],
            values: [...(matrix[i] ?? [])],
          })),
        },
      },
      says: [
        ...INTENTS.map((_, i) => row(at(i).name, ...(matrix[i] ?? []), rows[i] ?? 0)),
        row("**Sum**", ...columns.map((one) => `**${one}**`), `**${total}**`),
        `${right} ÷ ${total} = ${percent(right / total)}`,
        ...INTENTS.map((_, i) => {
          const { name, hit } = at(i);
          const precision = `${hit} ÷ ${columns[i]} = ${(hit / (columns[i] ?? 0)).toFixed(3)}`;
          const recall = `${hit} ÷ ${rows[i]} = ${(hit / (rows[i] ?? 0)).toFixed(3)}`;
          return row(name, precision, recall, (f1[i] ?? 0).toFixed(3));
        }),
        `${known.length} of the questions, about ${new Set(known.map(({ page }) => page)).size} pages`,
        `from ${rightOfKnown("predicted")} to ${apart} of ${known.length}, or ${percent(apart / known.length)}`,
        `Calling all of them *API* would be right ${api} times`,
        `recalls are now ${apartRecalls
          .map((one) => percent(one, 0))
          .join(", ")
          .replace(/, (?=[^,]*$)/, " and ")}`,
        `balanced accuracy is ${percent(mean(apartRecalls))}`,
        `kappa is ${kappa.toFixed(2)}`,
        `nearest neighbor by sentence vectors is right ${rightOfKnown("nearestOfOtherPages")} times, with ${percent(mean(recallsOfKnown("nearestOfOtherPages")))} balanced`,
        `mean of the four recalls (*balanced accuracy*), ${percent(mean(recalls))}`,
        `mean of the four F1 values (*macro F1*), here ${mean(f1).toFixed(3)}`,
        ...pairs.slice(0, 3).map(({ name, ways }) => row(name, ...ways, sum(ways))),
        `${sum(pairs[0]?.ways ?? [])} of the ${total - right} errors`,
        `accuracy rises to ${percent(shifted)}`,
        `${sum(likeNearest)} of the ${total}, or ${percent(sum(likeNearest) / total)}`,
        ...[0, 1].map((i) => `${named(i)} from ${hits[i]} to ${likeNearest[i]} of ${rows[i]}`),
        `falls from ${hits[3]} to ${likeNearest[3]} of ${rows[3]}`,
        `${gained} questions were gained and ${lost} lost`,
        `${(columns[3] ?? 0) - (hits[3] ?? 0)} of the ${total - right} errors land in the column *Account*`,
        ...INTENTS.map((_, i) => {
          const [low, high] = wilson(hits[i] ?? 0, rows[i] ?? 0);
          const interval = `${percent(low, 0)} to ${percent(high, 0)}`;
          return row(at(i).name, percent(recalls[i] ?? 0), interval);
        }),
      ],
      // Shares of other traffic, how many messages to label, the sign test of 37 to 27, Fisher's of two recalls, the
      // questions without a page, the errors with other smoothing, and a version of Node.js.
      given: [65, 20, 95, 50, 60, 200, 2026, 34.2, 0.26, 0.033, 0.2, 25, 15, 16, 114, 20.11],
    };
  },
});
