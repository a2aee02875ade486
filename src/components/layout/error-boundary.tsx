import { Component } from "react";
import type { ReactNode } from "react";
import { CrashScreen } from "./crash-screen";

interface State {
  error: Error | null;
}

/** Shows the crash screen in place of what could not be drawn, until the reader tries again. */
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
