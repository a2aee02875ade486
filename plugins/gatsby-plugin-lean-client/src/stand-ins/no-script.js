/** Stands for gatsby-script. */
export const Script = () => null;
export const ScriptStrategy = {};
export const collectedScriptsByPage = { get: () => [], set() {}, delete() {} };
export const scriptCache = new Set();
export const scriptCallbackCache = new Map();
