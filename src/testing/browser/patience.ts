/** A browser on a busy machine may take its time; a test that hangs is still noticed. */
jest.setTimeout(60_000);
