import { useState } from "react";

const SHOWN_FOR = 1500;

/** Leads to the page in Markdown, and copies it: for notes, and for a talk with a language model. */
export function MarkdownLinks({ permalink }: { permalink: string }) {
  const [word, setWord] = useState("Copy as Markdown");
  const address = `${permalink}.md`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await fetchText(address));
      setWord("Copied");
    } catch (error) {
      console.warn("The page could not be copied as Markdown.", error);
      setWord("Could not copy");
    }
    setTimeout(() => setWord("Copy as Markdown"), SHOWN_FOR);
  };
  return (
    <p className="markdown-links">
      <a href={address} type="text/markdown">
        View as Markdown
      </a>{" "}
      <button type="button" className="markdown-copy" data-client="" onClick={copy}>
        <span aria-live="polite">{word}</span>
      </button>
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
