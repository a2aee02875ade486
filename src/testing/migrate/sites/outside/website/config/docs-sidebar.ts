import { TOOLS } from "./tools";

export default { docs: ["intro"], tools: TOOLS };
