import { useEffect, useRef, useState } from "react";
import type { BodyPart, RequestVariant } from "../../../plugins/gatsby-source-openapi";
import { exampleGroup } from "./examples";

/**
 * Connects the menus for the body and the authentication of a request with its variants. An example
 * of the body that is selected in the text is selected in the menu too, and the other way round.
 *
 * @param content bodies whose examples the text shows
 */
export function useVariant(variants: readonly RequestVariant[], content: readonly BodyPart[]) {
  const root = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const menus = [...(root.current?.querySelectorAll("select") ?? [])];
    const [body] = menus.filter(({ name }) => name === "body");
    const read = () =>
      setPosition(
        variants.findIndex((variant) =>
          menus.every(({ name, value }) => value === choicesOf(variant)[name]),
        ),
      );
    const examples = content.flatMap(({ anchor, mediaType }) =>
      [...document.getElementsByName(exampleGroup(anchor))]
        .filter((input) => input instanceof HTMLInputElement)
        .map((input) => ({ input, value: `${mediaType} ${input.value}` })),
    );
    const follow = ({ target }: Pick<Event, "target">) => {
      const selected = examples.find(({ input }) => input === target);
      if (body && selected) body.value = selected.value;
      for (const { input, value } of examples) if (value === body?.value) input.checked = true;
      read();
    };
    // The reader may have chosen before the script was loaded.
    const early = examples.find(({ input }) => input.checked && !input.defaultChecked);
    follow({ target: early?.input ?? null });
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  }, [variants, content]);
  return { root, variant: variants[position] };
}

/** Returns the values of the menus that lead to a variant, by name of the menu. */
function choicesOf({ contentType, example, security }: RequestVariant): Record<string, string> {
  return { body: `${contentType} ${example}`, security };
}

interface RequestMenusProps extends Pick<ReturnType<typeof useVariant>, "root"> {
  variants: readonly RequestVariant[];
}

/** Menus for the body and the authentication of a request, as far as there is something to choose. */
export function RequestMenus({ variants, root }: RequestMenusProps) {
  if (variants.length === 0) return null;
  const isOneType = new Set(variants.map(({ contentType }) => contentType)).size === 1;
  const bodies = new Map(
    variants.map((variant) => {
      const { contentType, example } = variant;
      const words = isOneType ? [example] : [contentType, example === "Example" ? "" : example];
      return [choicesOf(variant).body ?? "", words.join(" ").trim()];
    }),
  );
  const security = new Map(variants.map(({ security: names }) => [names, names || "none"]));
  return (
    <div className="pane-menus" ref={root}>
      <Menu name="body" label="Body" options={bodies} />
      <Menu name="security" label="Authentication" options={security} />
    </div>
  );
}

interface MenuProps {
  name: string;
  label: string;
  /** Texts by value. */
  options: ReadonlyMap<string, string>;
}

function Menu({ name, label, options }: MenuProps) {
  if (options.size < 2) return null;
  return (
    <label>
      {label}{" "}
      <select name={name} autoComplete="off">
        {[...options].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
