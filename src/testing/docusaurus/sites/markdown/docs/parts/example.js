// Read as text.
export const example = "raw";
