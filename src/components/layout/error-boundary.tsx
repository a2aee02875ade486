import type { ReactNode } from "react";
import { Component, useEffect } from "react";
import type { GatsbyWindow } from "../../client/navigation";
import { toHref } from "../../lib/addresses";

interface State {
  error: Error | null;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** True around the layout: search and menu are gone after a crash. */
  isOutermost?: boolean;
}

/** Shows the crash screen in place of a crashed page, until the reader tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <CrashScreen
        error={error}
        hasLayout={!this.props.isOutermost}
        onRetry={() => this.setState({ error: null }, restoreHead)}
      />
    );
  }
}

/**
 * Renders the head of the page again if it was lost together with the page. Only a navigation makes
 * Gatsby do so.
 */
function restoreHead(): void {
  setTimeout(() => {
    if (document.title !== "") return;
    const { pathname, search, hash } = location;
    const target = window as unknown as GatsbyWindow;
    target.___navigate(pathname + search + hash, { replace: true });
  });
}

interface CrashScreenProps {
  error: Error;
  /** True if search and menu still work. */
  hasLayout: boolean;
  /** Renders the page again. */
  onRetry: () => void;
}

/** Replaces a page that threw an error while rendering. */
function CrashScreen({ error, hasLayout, onRetry }: CrashScreenProps) {
  useEffect(() => {
    // The first title of a document counts. The page's own one comes and goes independently.
    const title = document.createElement("title");
    title.textContent = "Page Error";
    document.head.prepend(title);
    return () => title.remove();
  }, []);
  return (
    <div className="message-page" role="alert">
      <h1>This page crashed</h1>
      <p className="lead">
        Something went wrong here. Trying again may help.
        {hasLayout ? " Search and the menu still work." : null}
      </p>
      <pre className="crash-messages admonition admonition-danger">
        {messagesOf(error).join("\n\nCause:\n")}
      </pre>
      <p className="actions">
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
        <a href={toHref("/")}>Go to the start page</a>
      </p>
    </div>
  );
}

/** Returns the messages of an error and of its causes, outermost first. */
export function messagesOf(error: Error): string[] {
  const { cause } = error as { cause?: unknown };
  return [error.message, ...(cause instanceof Error ? messagesOf(cause) : [])];
}
