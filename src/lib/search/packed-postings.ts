/** Numbers by term, ascending: of entries, or of questions. */
export type Postings = Record<string, number[]>;

/** {@link Postings} as they are sent: in this form they are a fifth smaller when compressed. */
export interface PackedPostings {
  /** All terms in order, separated by spaces. */
  terms: string;
  /** The numbers of each term, each as its distance from the one before, in base 36. */
  ids: string;
}

/** Packs the terms of a level. */
export function packPostings(postings: Postings): PackedPostings {
  const sorted = Object.entries(postings).sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = sorted.map(([, all]) =>
    all.map((id, index) => (id - (all[index - 1] ?? 0)).toString(36)).join(" "),
  );
  return { terms: sorted.map(([term]) => term).join(" "), ids: ids.join(",") };
}

/** Returns the terms of a level that {@link packPostings} has packed. */
export function unpackPostings({ terms, ids }: PackedPostings): Postings {
  // Terms may be the names of members that all objects have.
  const postings: Postings = Object.create(null);
  const lists = ids.split(",");
  terms.split(" ").forEach((term, index) => {
    let id = 0;
    if (term === "") return;
    postings[term] = (lists[index] ?? "").split(" ").map((step) => {
      id += Number.parseInt(step, 36);
      return id;
    });
  });
  return postings;
}
