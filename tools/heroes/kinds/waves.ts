import { drawCarrier } from "../layouts/waves-carrier";
import { drawFamily } from "../layouts/waves-family";
import { drawPings } from "../layouts/waves-pings";
import { drawRidges } from "../layouts/waves-ridges";
import { drawSwitch } from "../layouts/waves-switch";
import { drawTrains } from "../layouts/waves-trains";
import type { Layout } from "../scene";

const MOST_PULSES = 5;

/** Something that swings: a mood as curves, a state as switches, moments as pings, sizes as swell. */
export const drawWaves: Layout<number> = (values, scene) =>
  pickLayout(values, scene.variant)(values, scene);

function pickLayout(values: readonly number[], variant: number): Layout<number> {
  if (values.some((value) => value < 0)) return drawFamily;
  if (values.every((value) => value <= 1)) return drawSwitch;
  if (values.every((value) => Number.isInteger(value) && value > 0 && value <= MOST_PULSES))
    return drawTrains;
  if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? value)))
    return drawPings;
  return variant % 2 === 0 ? drawRidges : drawCarrier;
}
