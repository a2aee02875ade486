import type { ChangeEvent, ReactNode, Ref } from "react";
import { Fragment } from "react";

/** An option of a `Switch`. */
interface SwitchOption {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

interface SwitchProps {
  /** Name of the group for assistive technology. */
  legend: string;
  /** Unique on the page. */
  name: string;
  options: readonly SwitchOption[];
  /** Key of the option that is shown first. Default: the first one. */
  initial?: string | undefined;
  onChoose?: (key: string) => void;
  rootRef?: Ref<HTMLFieldSetElement>;
}

/**
 * Attributes of an element that is hidden until the browser's find reaches it. React 18 knows `hidden`
 * as true or false only, but passes on names that it does not know.
 */
const HIDDEN_UNTIL_FOUND = { HIDDEN: "until-found" };

/**
 * Shows one of several alternatives. Radio buttons and CSS do this without script. A panel that
 * contains the target of the URL, or what the reader searches for on the page, is always shown.
 */
export function Switch({ legend, name, options, initial, onChoose, rootRef }: SwitchProps) {
  const [only] = options;
  if (options.length === 1 && only) return <>{only.content}</>;
  const choose = (event: ChangeEvent<HTMLInputElement>) => onChoose?.(event.target.value);
  return (
    <fieldset className="switch" ref={rootRef}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ key, label, content }, index) => (
        <Fragment key={key}>
          <label>
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={initial === undefined ? index === 0 : key === initial}
              onChange={choose}
            />
            {label}
          </label>
          <div className="switch-panel" {...HIDDEN_UNTIL_FOUND}>
            {content}
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
