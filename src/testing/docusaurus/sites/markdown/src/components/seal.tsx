import type React from "react";
import { useState } from "react";

export function Seal({ count }: { count: number }): React.JSX.Element {
  const [seals] = useState<number>(count);
  return <strong>{seals} seals</strong>;
}
