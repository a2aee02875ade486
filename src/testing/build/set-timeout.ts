/** A machine may be slow or busy; a test that hangs still fails. */
jest.setTimeout(600_000);
