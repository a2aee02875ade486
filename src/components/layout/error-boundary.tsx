import { Component, useEffect } from "react";
import type { ReactNode } from "react";

interface State {
  error: Error | null;
}

/** Shows the crash screen in place of a crashed page, until the reader tries again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

interface CrashScreenProps {
  error: Error;
  /** Renders the page again. */
  onRetry: () => void;
}

/** Replaces a page that threw an error while rendering. */
export function CrashScreen({ error, onRetry }: CrashScreenProps) {
  useEffect(() => {
    const before = document.title;
    document.title = "Page Error";
    return () => {
      if (document.title === "Page Error") document.title = before;
    };
  }, []);
  return (
    <div className="message-page" role="alert">
      <h1>This page crashed</h1>
      <p>
        Something on it could not be shown. Trying again may help. The search and the menu still
        work.
      </p>
      <pre className="crash-messages">{messagesOf(error).join("\n\nCause:\n")}</pre>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Returns the messages of an error and of its causes, outermost first. */
export function messagesOf(error: Error): string[] {
  const { cause } = error as { cause?: unknown };
  return [error.message, ...(cause instanceof Error ? messagesOf(cause) : [])];
}
