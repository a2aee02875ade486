import { existsSync, readFileSync } from "node:fs";
import { didYouMean } from "../../../packages/problems";
import type { Place, Problem } from "../../../packages/problems";
import { placeOfKey } from "../../../plugins/gatsby-transformer-content";
import type { PagePlan } from "../create-pages/page-plan";
import { isUnread } from "./content-pages";
import { lostPages } from "./lost-pages";
import { knownFiles } from "./written-files";

/** A target named in the settings, with where it is named. */
interface Target {
  pointer: string;
  value: string;
  known: ReadonlySet<string>;
  noun: string;
}

/** Where an entry of the navbar or of a dropdown leads. */
interface NavbarTarget {
  readonly to: string | null;
  readonly sidebar: string | null;
}

/** Where a value of the settings stands. Reads the file, as places are wanted only for what is wrong. */
function placeOfPointer(file: string, pointer: string): Place {
  if (!existsSync(file)) return { line: 1, column: 1 };
  const path = pointer
    .slice(1)
    .split("/")
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return placeOfKey(readFileSync(file, "utf8"), path);
}

/** Entries of the navbar, the footer and the announcement bar that lead nowhere. */
export function findSettingsProblems(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const { siteSettings: settings } = site;
  if (!settings) return [];
  // In an order that does not depend on which file was compiled first.
  const pages = new Set(plans.map(({ path }) => path).sort());
  const files = knownFiles(site, plans);
  const isLost = lostPages(site);
  const areSidebarsUnread = isUnread(site, /sidebars\.[a-z]+$/);
  const sidebars = new Set(site.allSidebar.nodes.map(({ name }) => name));
  const page = (pointer: string, value: string | null): Target[] =>
    value === null ? [] : [{ pointer, value, known: pages, noun: "page" }];
  const entry = (pointer: string, { to, sidebar }: NavbarTarget): Target[] => [
    ...page(`${pointer}/to`, to),
    ...(sidebar === null || areSidebarsUnread
      ? []
      : [{ pointer: `${pointer}/sidebar`, value: sidebar, known: sidebars, noun: "sidebar" }]),
  ];
  const targets: Target[] = [
    ...page("/home", settings.home),
    ...settings.navbar.items.flatMap((item, index) => [
      ...entry(`/navbar/items/${index}`, item),
      ...item.items.flatMap((inner, place) =>
        entry(`/navbar/items/${index}/items/${place}`, inner),
      ),
    ]),
    ...settings.footer.columns.flatMap(({ links }, column) =>
      links.flatMap(({ to }, index) => page(`/footer/columns/${column}/links/${index}/to`, to)),
    ),
    ...page("/announcement/link/to", settings.announcement?.link?.to ?? null),
  ];
  return targets
    .map((target) => ({ ...target, path: target.value.replace(/[?#].*$/, "") }))
    .filter(({ path, known }) => !known.has(path) && !files.has(path) && !isLost(path))
    .map(({ pointer, value, known, noun }) => ({
      code: "site/missing-target",
      severity: "error",
      file: settings.file,
      ...placeOfPointer(settings.file, pointer),
      pointer,
      message: `The settings name a ${noun} that does not exist.`,
      value,
      hint: didYouMean(value, known),
    }));
}
