/** Links to files that hold the same as the page. */
export function Downloads({ links }: { links: ReadonlyArray<readonly [string, string]> }) {
  return (
    <>
      {links.map(([label, href]) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </>
  );
}
