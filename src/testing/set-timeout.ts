/** A busy machine is slow; a test that hangs still fails. */
jest.setTimeout(60_000);
