import { createElement } from "react";

export default function Own({ count }) {
  return createElement("p", null, `Own component counts ${count}`);
}
