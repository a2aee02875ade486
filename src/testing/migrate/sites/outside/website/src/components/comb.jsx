import { legs } from "bee-facts";
import React from "react";

export default function Comb({ cells }) {
  return (
    <p>
      {cells} cells, and {legs} legs on each bee
    </p>
  );
}
