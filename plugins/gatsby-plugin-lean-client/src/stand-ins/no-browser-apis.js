/** Stands for a plugin whose browser APIs do nothing here. */
export {};
