import "./src/styles/index.css";

export { onClientEntry, onInitialClientRender } from "./src/client/on-client-entry";
export { onRouteUpdate, shouldUpdateScroll } from "./src/client/scrolling";
export { wrapPageElement } from "./src/client/wrap-page-element";
