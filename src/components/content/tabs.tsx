import { clsx } from "clsx";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { Children, isValidElement, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readQueryChoice, writeQueryChoice } from "../../lib/dom";
import { useStoredChoice } from "../ui/use-stored-choice";

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  className?: string;
  /** Class of the tab; `className` is that of its panel. */
  buttonClass?: string;
  children?: ReactNode;
}

/** One tab of `Tabs`. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

interface TabsProps {
  /** Tabs of one group change together on every page, and the choice is stored. */
  groupId?: string;
  /**
   * Name of a query parameter that keeps the choice in the address; `true` uses the name of the
   * group.
   */
  queryString?: boolean | string;
  className?: string;
  children?: ReactNode;
}

/** Tabs. Without JavaScript all panels are shown below each other, each under its label. */
export function Tabs({ groupId, queryString, className, children }: TabsProps) {
  const items = Children.toArray(children).filter(isTabItem);
  const parameter = queryString === true ? groupId : queryString || undefined;
  const [active, select] = useActiveTab(items, groupId, parameter);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const values = items.map((item) => item.props.value);
    const next = neighborOf(values, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const tab = list.current?.children[values.indexOf(next)] as HTMLElement | undefined;
    tab?.focus();
    keepInPlace(tab, () => select(next));
  };

  return (
    <div className={clsx("tabs", className)}>
      <div className="tabs-list" role="tablist" ref={list} data-group={groupId} onKeyDown={move}>
        {items.map(({ props }) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            id={`${id}-tab-${props.value}`}
            aria-controls={`${id}-panel-${props.value}`}
            aria-selected={props.value === active}
            className={props.buttonClass}
            tabIndex={props.value === active ? 0 : -1}
            data-value={props.value}
            data-client=""
            onClick={(event) => keepInPlace(event.currentTarget, () => select(props.value))}
          >
            {props.label ?? props.value}
          </button>
        ))}
      </div>
      {items.map(({ props }) => (
        <div
          key={props.value}
          role="tabpanel"
          id={`${id}-panel-${props.value}`}
          aria-labelledby={`${id}-tab-${props.value}`}
          className={clsx("tabs-panel", props.className)}
          data-label={props.label ?? props.value}
          hidden={props.value !== active}
        >
          {props.children}
        </div>
      ))}
    </div>
  );
}

/**
 * Resolves the active tab: the address takes precedence over the stored choice, and that over the
 * default.
 */
function useActiveTab(
  items: ReadonlyArray<ReactElement<TabItemProps>>,
  groupId: string | undefined,
  parameter: string | undefined,
): [active: string | undefined, select: (value: string) => void] {
  const [stored, store] = useStoredChoice(groupId && `docusaurus.tab.${groupId}`);
  const [own, setOwn] = useState<string>();
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(readQueryChoice(parameter)), [parameter]);

  const exists = (value: string | undefined) => items.some((item) => item.props.value === value);
  const byDefault = (items.find((item) => item.props.default) ?? items[0])?.props.value;
  const active = [asked, groupId ? stored : own].find(exists) ?? byDefault;
  const select = (value: string) => {
    setAsked(undefined);
    setOwn(value);
    if (groupId) store(value);
    writeQueryChoice(parameter, value);
  };
  return [active, select];
}

function neighborOf(
  values: readonly string[],
  active: string | undefined,
  key: string,
): string | undefined {
  const index = values.indexOf(active ?? "");
  switch (key) {
    case "ArrowRight":
      return values[(index + 1) % values.length];
    case "ArrowLeft":
      return values.at(index - 1);
    case "Home":
      return values[0];
    case "End":
      return values.at(-1);
    default:
      return undefined;
  }
}

/** Changes all tabs of a group while the clicked one keeps its position on the screen. */
function keepInPlace(element: HTMLElement | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = element?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: "instant" });
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}
