import type { InputHTMLAttributes } from "react";

/** The box of a task in a list: it tells what the writer has ticked and takes no clicks. */
export function TaskBox(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} aria-label={props.checked ? "Done" : "To do"} readOnly />;
}
