import { CopyButton } from "./copy-button";

/** Leads to the page in Markdown, and copies it: for notes, and for a talk with a language model. */
export function MarkdownLinks({ permalink }: { permalink: string }) {
  const address = `${permalink}.md`;
  return (
    <p className="markdown-links">
      <a href={address} type="text/markdown">
        View as Markdown
      </a>{" "}
      <CopyButton
        label="Copy as Markdown"
        className="markdown-copy"
        read={() => fetchText(address)}
      />
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
