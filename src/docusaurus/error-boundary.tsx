import type { ReactNode } from "react";
import { Component } from "react";

interface Failure {
  error: Error;
  tryAgain: () => void;
}

interface ErrorBoundaryProps {
  children?: ReactNode;
  fallback?: (failure: Failure) => ReactNode;
}

interface State {
  error: Error | undefined;
}

/** `@docusaurus/ErrorBoundary`: shows something else if its children fail. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { children, fallback = ErrorBoundaryErrorMessageFallback } = this.props;
    const { error } = this.state;
    const tryAgain = () => this.setState({ error: undefined });
    return error ? fallback({ error, tryAgain }) : children;
  }
}

/** `ErrorBoundaryErrorMessageFallback` of `@docusaurus/theme-common`: what has failed, and a button to try it again. */
export function ErrorBoundaryErrorMessageFallback({ error, tryAgain }: Failure) {
  return (
    <div className="admonition admonition-danger" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
