import { didYouMean } from "../../../plugins/gatsby-transformer-content/src/did-you-mean";
import type { Problem } from "../../../plugins/gatsby-transformer-content/src/problem";
import type { PagePlan } from "../create-pages/page-plan";

/** A target named in the settings, with where it is named. */
interface Target {
  pointer: string;
  value: string;
  known: ReadonlySet<string>;
  noun: string;
}

/** Entries of the navbar, the footer and the announcement bar that lead nowhere. */
export function findSettingsProblems(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const { siteSettings: settings } = site;
  if (!settings) return [];
  const pages = new Set(plans.map(({ path }) => path));
  const sidebars = new Set(site.allSidebar.nodes.map(({ name }) => name));
  const page = (pointer: string, value: string | null): Target[] =>
    value === null ? [] : [{ pointer, value, known: pages, noun: "page" }];
  const targets: Target[] = [
    ...page("/home", settings.home),
    ...settings.navbar.items.flatMap(({ to, sidebar }, index) => [
      ...page(`/navbar/items/${index}/to`, to),
      ...(sidebar === null
        ? []
        : [
            {
              pointer: `/navbar/items/${index}/sidebar`,
              value: sidebar,
              known: sidebars,
              noun: "sidebar",
            },
          ]),
    ]),
    ...settings.footer.columns.flatMap(({ links }, column) =>
      links.flatMap(({ to }, index) => page(`/footer/columns/${column}/links/${index}/to`, to)),
    ),
    ...page("/announcement/link/to", settings.announcement?.link?.to ?? null),
  ];
  return targets
    .filter(({ value, known }) => !known.has(value.replace(/[?#].*$/, "")))
    .map(({ pointer, value, known, noun }) => ({
      code: "site/missing-target",
      severity: "error",
      file: settings.file,
      pointer,
      message: `The settings name a ${noun} that does not exist.`,
      value,
      hint: didYouMean(value, known),
    }));
}
