/** A mistake in a code block: what it is, and where in the code. */
export interface SyntaxMistake {
  message: string;
  /** Line in the code, 1-based, where it is known. */
  line?: number;
}
