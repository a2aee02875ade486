/** Removes after each test the listeners that it has added to the window, as when a document closes. */
export function removeListenersAfterEach(): void {
  let added: Array<Parameters<Window["addEventListener"]>> = [];
  beforeEach(() => {
    const { addEventListener } = window;
    jest.spyOn(window, "addEventListener").mockImplementation((...listener) => {
      added.push(listener);
      addEventListener.apply(window, listener);
    });
  });
  afterEach(() => {
    for (const [type, listener, options] of added)
      window.removeEventListener(type, listener, options);
    added = [];
  });
}
