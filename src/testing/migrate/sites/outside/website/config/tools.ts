export const TOOLS = ["tools/smoker"];
