import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  children: string;
  values?: Values;
}

/** `@docusaurus/Translate`: the unchanged text, because the site has one language. */
export default function Translate({ children, values = {} }: TranslateProps) {
  return createElement(Fragment, null, ...pieces(children, values));
}

/** `translate()` of `@docusaurus/Translate`, for attributes. */
export function translate(
  { message, id = "" }: { message?: string; id?: string },
  values: Values = {},
): string {
  return pieces(message ?? id, values).join("");
}

/** Splits a text at its `{names}` and inserts the values. */
function pieces(text: string, values: Values): ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name !== undefined && name in values ? values[name] : piece;
  });
}
