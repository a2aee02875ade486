export const guide: string[] = ["guide/setup", "guide/new-thing"];
