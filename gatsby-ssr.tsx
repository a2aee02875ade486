export { onPreRenderHTML, onRenderBody, wrapPageElement } from "./src/client/server";
