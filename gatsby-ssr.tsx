export { onRenderBody } from "./src/client/on-render-body";
export { wrapPageElement } from "./src/client/wrap-page-element-on-server";
