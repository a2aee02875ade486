import type { ReactElement, ReactNode } from "react";
import { Children, isValidElement, useEffect, useRef, useState } from "react";
import "./guides.css";

interface SuccessChecklistProps {
  /** Names the list in local storage: `chatsonde.checklist.<id>`. */
  id: string;
  /** One task list without empty lines between its tasks. */
  children?: ReactNode;
}

/**
 * A task list whose ticks are stored in local storage. Each tick is stored by the text of its task,
 * so tasks can be moved and added. Without JavaScript no tick is stored.
 */
export default function SuccessChecklist({ id, children }: SuccessChecklistProps) {
  const key = `chatsonde.checklist.${id}`;
  const tasks = tasksOf(children);
  const [stored, setStored] = useState<string[]>();
  useEffect(() => {
    const read = () => setStored(readTicks(key));
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, [key]);

  const done = stored ?? tasks.filter((task) => task.isTicked).map((task) => task.text);
  const toggle = (text: string) => {
    // Read again: a click can come before the effect, and another tab may have written.
    const before = readTicks(key) ?? done;
    const next = before.includes(text) ? before.filter((tick) => tick !== text) : [...before, text];
    setStored(next);
    writeTicks(key, next);
  };
  const count = tasks.filter(({ text }) => done.includes(text)).length;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = linkInContents(root.current);
    if (link) link.dataset.count = `${count}/${tasks.length}`;
  }, [count, tasks.length]);
  return (
    <div className="checklist" ref={root}>
      <p className="checklist-count" role="status">
        <progress value={count} max={tasks.length} aria-hidden="true" /> {count} of {tasks.length}{" "}
        done
      </p>
      <ul className="contains-task-list">
        {tasks.map(({ text, content }) => (
          <li key={text} className="task-list-item">
            <label>
              <input
                type="checkbox"
                autoComplete="off"
                data-client=""
                checked={done.includes(text)}
                onChange={() => toggle(text)}
              />{" "}
              <span>{content}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the link to the section of an element in the contents of the page. */
function linkInContents(element: HTMLElement | null): HTMLElement | undefined {
  let heading: Element | null = element;
  while (heading && heading.tagName !== "H2") heading = heading.previousElementSibling;
  const links = [...document.querySelectorAll<HTMLElement>(".toc-column a")];
  return links.find((link) => link.getAttribute("href") === `#${heading?.id}`);
}

type Part = ReactElement<{ type?: string; checked?: boolean; children?: ReactNode }>;

interface Task {
  text: string;
  /** The content after the box. */
  content: ReactNode[];
  /** Whether the writer has ticked it. */
  isTicked: boolean;
}

/** The tasks of a task list as it comes from Markdown: `ul > li > input[type=checkbox]`, text. */
function tasksOf(children: ReactNode): Task[] {
  const items = partsOf(children).flatMap((list) => partsOf(list.props.children));
  return items.map((item) => {
    const parts = Children.toArray(item.props.children);
    return {
      text: textOf(item).replace(/\s+/g, " ").trim(),
      content: parts.filter((part) => !isBox(part)),
      isTicked: parts.some((part) => isBox(part) && part.props.checked),
    };
  });
}

/** Reads the stored ticks. A failure of storage is logged and ignored. */
function readTicks(key: string): string[] | undefined {
  try {
    return localStorage.getItem(key)?.split("\n").filter(Boolean);
  } catch (error) {
    console.warn(`"${key}" could not be read from local storage.`, error);
    return undefined;
  }
}

/** Stores the ticks. A failure of storage is logged and ignored. */
function writeTicks(key: string, ticks: readonly string[]): void {
  try {
    localStorage.setItem(key, ticks.join("\n"));
  } catch (error) {
    console.warn(`"${key}" could not be written to local storage.`, error);
  }
}

function partsOf(nodes: ReactNode): Part[] {
  return Children.toArray(nodes).filter(isPart);
}

function isPart(node: ReactNode): node is Part {
  return isValidElement(node);
}

function isBox(node: ReactNode): node is Part {
  return isPart(node) && node.props.type === "checkbox";
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => (isPart(part) ? textOf(part.props.children) : part))
    .join("");
}
