import { Children, isValidElement, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { useStoredChoice } from "../../hooks/use-stored-choice";

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** One tab of `Tabs`. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

interface TabsProps {
  /** Tabs of one group change together, on every page, and are remembered. */
  groupId?: string;
  children?: ReactNode;
}

/**
 * Alternatives of which the reader sees one. Without JavaScript all of them stand below one another,
 * each under its label.
 */
export function Tabs({ groupId, children }: TabsProps) {
  const items = Children.toArray(children).filter(isTabItem);
  const first = items.find((item) => item.props.default) ?? items[0];
  const [stored, store] = useStoredChoice(groupId && `docusaurus.tab.${groupId}`);
  const [own, setOwn] = useState(first?.props.value);
  const wanted = groupId ? stored : own;
  const active = items.some((item) => item.props.value === wanted) ? wanted : first?.props.value;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const select = (value: string) => {
    setOwn(value);
    if (groupId) store(value);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const index = items.findIndex((item) => item.props.value === active);
    const next = items[(index + step + items.length) % items.length];
    if (!next) return;
    select(next.props.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${next.props.value}"]`)?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" ref={list} onKeyDown={move}>
        {items.map(({ props }) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            id={`${id}-tab-${props.value}`}
            aria-controls={`${id}-panel-${props.value}`}
            aria-selected={props.value === active}
            tabIndex={props.value === active ? 0 : -1}
            data-value={props.value}
            data-client=""
            onClick={() => select(props.value)}
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
          className="tabs-panel"
          data-label={props.label ?? props.value}
          hidden={props.value !== active}
        >
          {props.children}
        </div>
      ))}
    </div>
  );
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}
