import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  children: string;
  values?: Values;
}

/** `@docusaurus/Translate`: the text itself, as the site has one language. */
export default function Translate({ children, values = {} }: TranslateProps) {
  return createElement(Fragment, null, ...pieces(children, values));
}

/** The same for attributes. */
export function translate(
  { message, id = "" }: { message?: string; id?: string },
  values: Values = {},
): string {
  return pieces(message ?? id, values).join("");
}

/** A text cut at its `{names}`, with the values in their place. */
function pieces(text: string, values: Values): ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name !== undefined && name in values ? values[name] : piece;
  });
}
