export { onPreRenderHTML } from "./src/client/on-pre-render-html";
export { onRenderBody } from "./src/client/on-render-body";
export { wrapPageElement } from "./src/client/wrap-page-element-on-server";
