import { waitFor } from "@testing-library/react";
import { createContext, useContext, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ProgressiveHydration } from "../progressive-hydration";

const Address = createContext("");

function Part() {
  return <p id="part">{useContext(Address) ? "shown" : ""}</p>;
}

/** Follows the address as the router does. */
function Page({ onShell }: { onShell?: () => void }) {
  const [address, setAddress] = useState("/a");
  // The router listens in `componentDidMount`, which is at this time.
  useLayoutEffect(() => {
    const update = () => flushSync(() => setAddress(`/a${location.hash}`));
    const follow = () => queueMicrotask(update);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  useEffect(() => {
    if (onShell) queueMicrotask(onShell);
  }, [onShell]);
  return (
    <Address.Provider value={address}>
      <output>{address}</output>
      <ProgressiveHydration>
        <Part />
      </ProgressiveHydration>
    </Address.Provider>
  );
}

// React decides when it works, as in a browser.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

describe("a part that is hydrated in steps", () => {
  it("keeps its HTML when the address changes meanwhile, which the router learns afterwards", async () => {
    // As the server renders it, which marks a part that is hydrated by itself with comments.
    document.body.innerHTML =
      '<div><output>/a</output><!--$--><p id="part">shown</p><!--/$--></div>';
    const container = document.body.firstElementChild as HTMLElement;
    const part = document.querySelector("#part");
    const errors: unknown[] = [];
    const changeAddress = () => {
      location.hash = "#place";
      dispatchEvent(new PopStateEvent("popstate"));
    };
    const root = hydrateRoot(container, <Page onShell={changeAddress} />, {
      onRecoverableError: (error) => errors.push(error),
    });
    await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("/a#place"));
    expect(document.querySelector("#part")).toBe(part);
    expect(errors).toEqual([]);
    root.unmount();
  });
});
