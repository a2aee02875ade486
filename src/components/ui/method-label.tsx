/** An HTTP method as a small label. */
export function MethodLabel({ method }: { method: string }) {
  const name = method.toUpperCase();
  return (
    <span className="method" data-method={name}>
      {name === "DELETE" ? "DEL" : name}
    </span>
  );
}
