import type { PagePlan } from "../create-pages/plan";
import { reservedAddresses } from "../post-build/all-output-files";
import type { LocatableProblem, Site } from "./checked-site";
import type { ContentEntry } from "./content-entries";

/** Finds static files at the address of a page or a file of the build, of which one would be lost. */
export function findLostStaticFiles(
  site: Pick<Site, "allApiDocument">,
  plans: readonly PagePlan[],
  entries: readonly ContentEntry[],
): LocatableProblem[] {
  const built = reservedAddresses({ site, plans });
  const pages = new Map(plans.map(({ path, source }) => [path, source]));
  return entries.flatMap(({ kind, name, file }): LocatableProblem[] => {
    const [folder, ...rest] = name.split(/[/\\]/);
    if (kind !== "file" || folder !== "static") return [];
    const address = `/${rest.join("/")}`;
    const isPage = address.endsWith(".html");
    const page = address.replace(/(?:\/index)?\.html$/, "") || "/";
    const source = isPage ? pages.get(page) : undefined;
    const isTaken = source !== undefined || built.has(address) || address === "/404.html";
    if (!isTaken) return [];
    return [
      {
        code: "routes/static-file",
        severity: "error",
        file,
        message: source
          ? `The page of ${source} has the address of this file, so one of them would be lost.`
          : "The build writes a file of this name, so this one would be lost.",
        value: address,
        hint: "Rename or remove this file.",
      },
    ];
  });
}
