/** The small # that gives a place its permanent address. */
export function AnchorLink({ anchor, name }: { anchor: string; name: string }) {
  return (
    <a className="anchor" href={`#${anchor}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}
