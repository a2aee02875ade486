/** A whole build may take minutes on a slow machine. */
jest.setTimeout(600_000);
