import { IMMUTABLE } from "../rules";
import type { Recipe, RecipeInput } from "./recipe";

/**
 * `_headers` and `_redirects` of Netlify. Patterns there may end with `*` after a slash only. Without `!`, a
 * redirect applies only where there is no file, and there is one for hosts without redirects.
 */
export const netlify: Recipe = (input) => filesFor(input, ({ hashed }) => hashed, "!");

/**
 * `_headers` and `_redirects` of Cloudflare Pages. Past 100 rules it ignores the rest, and the scripts of
 * pages with code could be more, so one rule is for all of them.
 */
export const cloudflare: Recipe = (input) =>
  filesFor(input, ({ hashed, basePath }) => {
    const others = hashed.filter((file) => !file.startsWith(`${basePath}/component---`));
    return [`${basePath}/component---*`, ...others];
  });

interface HashedFiles {
  basePath: string;
  /** Addresses of the scripts and styles at the top of the site. */
  hashed: string[];
}

function filesFor(
  { rules, files }: RecipeInput,
  hashedRules: (files: HashedFiles) => string[],
  force = "",
): Record<string, string> {
  const { basePath, headers, contentTypes, redirects } = rules;
  const addresses = files.map((file) => `${basePath}/${file}`);
  const isHashed = new RegExp(rules.hashedFiles);
  const folders = ["static", "search-files"].map((folder) => `${basePath}/${folder}`);
  const hashed = addresses.filter(
    (file) => isHashed.test(file) && !folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  // Both hosts know the types of the other files, and let browsers revalidate by default.
  const typed = addresses.filter((file) => /[.]ya?ml$/.test(file)).slice(0, 20);
  const rule = (address: string, values: Record<string, string>) =>
    [address, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const immutable = { "Cache-Control": IMMUTABLE };
  return {
    "site/_headers": `${[
      rule("/*", headers),
      ...typed.map((file) =>
        rule(file, { "Content-Type": contentTypes[file.replace(/^.*[.]/, "")] ?? "" }),
      ),
      rule(`${folders[0]}/*`, immutable),
      ...hashedRules({ basePath, hashed }).map((file) => rule(file, immutable)),
    ].join("\n\n")}\n`,
    "site/_redirects": `${redirects
      .map(({ from, to, status }) => `${from} ${to} ${status}${force}`)
      .join("\n")}\n`,
  };
}
