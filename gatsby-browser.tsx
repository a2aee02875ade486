import "./src/styles/index.css";

export { onClientEntry } from "./src/client/on-client-entry";
export { onInitialClientRender } from "./src/client/on-initial-client-render";
export { onRouteUpdate } from "./src/client/on-route-update";
export { shouldUpdateScroll } from "./src/client/should-update-scroll";
export { wrapPageElement } from "./src/client/wrap-page-element";
