import { useEffect, useRef } from "react";
import type { SampleModel } from "../../../plugins/gatsby-source-openapi";
import { useStoredChoice } from "../ui/use-stored-choice";
import { Switch } from "./switch";
import { Code } from "./text";

/** Key of the chosen language in local storage, shared with tabs of the group `sample`. */
const STORAGE_KEY = "docusaurus.tab.sample";

/** Shows the request in several languages. The reader's choice is stored for all pages. */
export function Samples({ samples }: { samples: readonly SampleModel[] }) {
  const [stored, store] = useStoredChoice(STORAGE_KEY);
  const root = useRef<HTMLFieldSetElement>(null);
  // The reader may have chosen before the script was loaded.
  useEffect(() => {
    const early = inputsOf(root.current).find(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    if (early) store(early.value);
  }, [store]);
  useEffect(() => {
    const wanted = inputsOf(root.current).find(({ value }) => value === stored);
    if (wanted) wanted.checked = true;
  }, [stored]);
  if (samples.length === 0) return null;
  return (
    <section className="samples" aria-labelledby="request-samples">
      <h2 id="request-samples" className="samples-title">
        Request
      </h2>
      <Switch
        legend="Language"
        name="sample"
        rootRef={root}
        onChoose={store}
        options={uniqueKeys(samples).map(({ key, sample }) => ({
          key,
          label: sample.label,
          content: <Code code={sample} />,
        }))}
      />
    </section>
  );
}

/** Returns the radio buttons of the languages. */
function inputsOf(root: HTMLElement | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>(":scope > label > input") ?? [])];
}

/** Makes keys unique, because a document can have several samples in one language. */
function uniqueKeys(samples: readonly SampleModel[]) {
  return samples.map((sample, index) => {
    const before = samples.slice(0, index).filter(({ id }) => id === sample.id).length;
    return { key: before === 0 ? sample.id : `${sample.id}-${before + 1}`, sample };
  });
}
