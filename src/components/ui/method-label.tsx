interface MethodLabelProps {
  method: string;
  /** True for a request that the reader's server receives. */
  isWebhook?: boolean | undefined;
}

/** An HTTP method as a small label, with an arrow for a webhook. */
export function MethodLabel({ method, isWebhook = false }: MethodLabelProps) {
  const name = method.toUpperCase();
  return (
    <span className="method" data-method={name}>
      {isWebhook ? <span aria-hidden="true">← </span> : null}
      {name === "DELETE" ? "DEL" : name}
    </span>
  );
}
