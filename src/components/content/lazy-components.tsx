import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";

const Calculator = lazy(async () => ({
  default: (await import("./roi-calculator")).RoiCalculator,
}));
const Checklist = lazy(async () => ({
  default: (await import("./success-checklist")).SuccessChecklist,
}));

/** The calculator of a guide; its code comes with the pages that use it only. */
export function RoiCalculator() {
  return (
    <Suspense fallback={null}>
      <Calculator />
    </Suspense>
  );
}

/** A checklist that remembers its ticks; its code comes with the pages that use it only. */
export function SuccessChecklist(props: ComponentProps<typeof Checklist>) {
  return (
    <Suspense fallback={null}>
      <Checklist {...props} />
    </Suspense>
  );
}
