/** An HTTP method as a small label, always the word and never the color alone. */
export function MethodLabel({ method }: { method: string }) {
  const name = method.toUpperCase();
  return (
    <span className="method" data-method={name}>
      {name === "DELETE" ? "DEL" : name}
    </span>
  );
}
