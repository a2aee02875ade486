import { drawEcho } from "../layouts/curve-echo";
import { drawStairs } from "../layouts/curve-stairs";
import { drawTrace } from "../layouts/curve-trace";
import type { Layout } from "../scene";

const FEW = 4;

/** A measure along time: even growth as stairs, a few values with echoes, more as a trace. */
export const drawCurve: Layout<number> = (values, scene) => {
  if (isEven(values)) return drawStairs(values, scene);
  return values.length <= FEW ? drawEcho(values, scene) : drawTrace(values, scene);
};

function isEven(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return (
    values.length > 2 && steps.every((step) => step > 0 && Math.abs(step - (steps[0] ?? 0)) < 1e-9)
  );
}
