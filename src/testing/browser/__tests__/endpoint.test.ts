import type { Page } from "playwright-core";
import { failAt } from "../faults";
import { WITH_TABS } from "../page-kinds";
import { DESKTOP, hydrate, PHONE, Site, untilMet } from "../reader";

const site = Site.ofThisProject();

const CALL_AGENT = "/docs/api/external/call-agent";
const RECORD_MESSAGE = "/docs/api/external/create-new-message";
const LIST_CHATS = "/docs/api/external/get-client-chats";
const LONG_CODE = "/docs/api/external/chat";
const CHANGES = "/docs/api/changelog";
const ERRORS = "/docs/api/external/errors";
const CHAT_TAG = "/docs/api/external/tags/chat";

describe("the request of an endpoint page", () => {
  it("is in the language that is selected, without JavaScript", async () => {
    const { page } = await site.open(CALL_AGENT, { javaScriptEnabled: false });
    const sample = page.locator(".samples pre:visible");
    expect(await sample.innerText()).toContain("--request POST");
    await page.getByLabel("Language").selectOption("go");
    expect(await sample.innerText()).toContain("http.NewRequest");
    expect(await page.locator(".fill").isVisible()).toBe(false);
  });

  it("has a sample for every language of the menu, without JavaScript", async () => {
    const { page } = await site.open(CALL_AGENT, { javaScriptEnabled: false });
    const menu = page.getByLabel("Language");
    const languages = await menu
      .locator("option")
      .evaluateAll((all) => all.map((it) => it.getAttribute("value") ?? ""));
    expect(languages).toHaveLength(await page.locator(".samples pre").count());
    const shown = new Set<string>();
    for (const language of languages) {
      await menu.selectOption(language);
      shown.add(await page.locator(".samples pre:visible").innerText());
    }
    expect(shown.size).toBe(languages.length);
  });

  it("has the language of the tabs of code in prose, and they have its", async () => {
    const context = await site.reader();
    const { page } = await site.openHydrated(WITH_TABS, context);
    await page.locator("[data-group=language] [data-value=python]").first().click();
    await page.goto(CALL_AGENT);
    expect(await page.getByLabel("Language").inputValue()).toBe("python");
    await hydrate(page);
    await page.getByLabel("Language").selectOption("javascript");
    await page.goto(WITH_TABS);
    const tab = page.locator("[data-group=language] [aria-selected=true]").first();
    expect(await tab.getAttribute("data-value")).toBe("javascript");
  });

  it.each([
    ["the menu of an endpoint", CALL_AGENT, (page: Page) => page.getByLabel("Language")],
    ["tabs of code", WITH_TABS, undefined],
  ])(
    "keeps a language that was selected before the application came, in %s",
    async (_, address, menuOf) => {
      const context = await site.reader({ stored: { "docusaurus.tab.language": "python" } });
      const fault = await failAt(context, "**/app-*.js", "slow");
      const { page } = await site.open(address, context);
      const tab = page.locator("[data-group=language] [data-value=curl]").first();
      if (menuOf) await menuOf(page).selectOption("curl");
      else await tab.click();
      // The reader leaves before the application is there.
      await page.goto(CALL_AGENT);
      expect(await page.getByLabel("Language").inputValue()).toBe("curl");
      await page.goto(WITH_TABS);
      expect(await tab.getAttribute("aria-selected")).toBe("true");
      await fault.repair();
      await hydrate(page);
      expect(await tab.getAttribute("aria-selected")).toBe("true");
    },
  );

  it("takes ids and a token that the reader types, copies them, and stores none", async () => {
    const context = await site.reader({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = await site.openHydrated(LIST_CHATS, context);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.url()} ${request.postData()}`));
    await page.getByText("Change this request").click();
    await page.locator(".fill [name=token]").fill("secret-token-1");
    await page.locator(".fill [name=client_id]").fill("client_mine");
    await page.locator(".samples .copy:visible").click();
    await untilMet(async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain("/external/chat/client_mine/chats");
      expect(copied).toContain("Bearer secret-token-1");
    });
    await page.getByLabel("Language").selectOption("python");
    const sample = page.locator(".samples pre:visible");
    await sample.getByText('"Bearer " + "secret-token-1"').waitFor();
    const state = await context.storageState();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect(`${stored}${JSON.stringify(state)}${requests}`).not.toMatch(/secret-token|client_mine/);
    await page.reload();
    await page.getByText("Change this request").click();
    expect(await page.locator(".fill [name=token]").inputValue()).toBe("");
  });

  it("follows the example of the body that is selected in the text, and the other way round", async () => {
    const { page } = await site.openHydrated(RECORD_MESSAGE);
    const sample = page.locator(".samples pre:visible");
    const inText = (name: string) => page.getByRole("group", { name: "Example" }).getByLabel(name);
    await inText("image").check();
    await sample.getByText("parcel.jpg").first().waitFor();
    const menu = page.locator(".samples [name=body]");
    expect(await menu.inputValue()).toBe("application/json image");
    await menu.selectOption({ label: "text" });
    await sample.getByText("Lisbon").first().waitFor();
    expect(await inText("text").isChecked()).toBe(true);
  });

  it("has the optional parameters that the reader checks, in every language", async () => {
    const { page, consoleErrors } = await site.openHydrated(LIST_CHATS);
    await page.getByText("Change this request").click();
    await page.getByLabel("limit", { exact: true }).check();
    await page.getByRole("textbox", { name: "limit" }).fill("7");
    const menu = page.getByLabel("Language");
    const sample = page.locator(".samples pre:visible");
    await sample.getByText("limit=7").waitFor();
    for (const option of await menu.locator("option").all()) {
      await menu.selectOption(await option.getAttribute("value"));
      expect(await sample.innerText()).toMatch(/limit=7|limit: '7'|"limit": "?7/);
    }
    await page.getByLabel("state", { exact: true }).check();
    await sample.getByText("state=open").waitFor();
    await page.getByRole("checkbox", { name: "limit" }).uncheck();
    await untilMet(async () => expect(await sample.innerText()).not.toContain("limit"));
    expect(consoleErrors).toEqual([]);
  });

  it("takes another server", async () => {
    const { page } = await site.openHydrated(RECORD_MESSAGE);
    await page.getByText("Change this request").click();
    const server = page.locator(".fill [name=server]");
    const options = page.locator(`#${await server.getAttribute("list")} option`);
    const [, sandbox = ""] = await options.evaluateAll((all) =>
      all.map((option) => option.getAttribute("value")),
    );
    await server.fill(sandbox ?? "");
    await page.locator(".samples pre:visible").getByText(`${sandbox}/external/message`).waitFor();
  });

  it("breaks no line, has JSON in color, and shares the window with the response", async () => {
    const { page } = await site.open(CALL_AGENT, { viewport: DESKTOP });
    const broken = await page.locator(".endpoint-side pre:visible").evaluateAll((all) =>
      all.map((pre) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(pre);
        const height = pre.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        const lines = (pre.textContent ?? "").replace(/\n$/, "").split("\n").length;
        return Math.round(height / parseFloat(lineHeight)) - lines;
      }),
    );
    expect(broken).toEqual(broken.map(() => 0));
    const names = page.locator(".samples pre:visible i.k", { hasText: "client_id" });
    expect(await names.count()).toBe(1);
    const panes = await page
      .locator(".endpoint-side > .pane")
      .evaluateAll((all) => all.map((pane) => pane.getBoundingClientRect()));
    expect(panes).toHaveLength(2);
    for (const { height, bottom } of panes) {
      expect(height).toBeGreaterThan(150);
      expect(bottom).toBeLessThanOrEqual(DESKTOP.height);
    }
  });
});

describe("the code beside an API page", () => {
  it.each([
    ["a schema", "/docs/api/external/schemas/chat", false],
    ["a list of chats", LIST_CHATS, true],
  ])("of %s is whole if it fits, and offers all lines if not", async (_, address, isClipped) => {
    const { page } = await site.open(address, { viewport: DESKTOP });
    const pane = page.locator(".endpoint-side > .pane:not(.samples)");
    await pane.locator("pre:visible").waitFor();
    expect(await pane.locator(".unfold:visible").count()).toBe(isClipped ? 1 : 0);
    const body = pane.locator(".pane-body");
    const hidden = await body.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(hidden > 0).toBe(isClipped);
  });
});

describe("the address of an operation", () => {
  it("is whole, and copied whole", async () => {
    const context = await site.reader({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = await site.openHydrated(LIST_CHATS, context);
    await page.locator(".method-path .copy").click();
    await untilMet(async () =>
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "https://api.chatsonde.example/v2/external/chat/{client_id}/chats",
      ),
    );
  });
});

describe("the response of an endpoint page", () => {
  it("has a tab for each status, without JavaScript", async () => {
    const { page } = await site.open(CALL_AGENT, { javaScriptEnabled: false });
    const pane = page.getByRole("region", { name: "Response" });
    expect(await pane.locator("pre:visible").innerText()).toContain('"outcome": "answered"');
    await pane.getByRole("radio", { name: "404", exact: true }).check();
    expect(await pane.locator("pre:visible").innerText()).toContain('"not_found"');
  });

  it("follows the response that the reader opens", async () => {
    const { page } = await site.openHydrated(CALL_AGENT);
    await page.locator("#response-422 > summary").click();
    const pane = page.getByRole("region", { name: "Response" });
    await untilMet(async () => {
      expect(await pane.getByRole("radio", { name: "422", exact: true }).isChecked()).toBe(true);
      expect(await pane.locator("pre:visible").innerText()).toContain('"validation_failed"');
    });
  });
});

describe("a large endpoint page that opens in the application", () => {
  it("is whole, and goes back to where the reader was", async () => {
    const { page, consoleErrors } = await site.openHydrated(LIST_CHATS);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => scrollY === 1500);
    await page.waitForFunction(() => Object.values(sessionStorage).includes("1500"));
    await page
      .locator(`.sidebar-nav a[href="${CALL_AGENT}"]`)
      .evaluate((a: HTMLElement) => a.click());
    await page.getByRole("heading", { name: "Ask an agent", level: 1 }).waitFor();
    await page.locator("#response-503").waitFor();
    await page.goBack();
    await page.waitForFunction(() => scrollY === 1500);
    expect(consoleErrors).toEqual([]);
  });

  it("goes to a field that is folded away", async () => {
    const { page } = await site.openHydrated(LIST_CHATS);
    const { page: other } = await site.open(CALL_AGENT);
    const id = await other.locator("main details:not([open]) .field[id]").nth(3).getAttribute("id");
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.querySelector("h1")?.append(link);
      link.click();
    }, `${CALL_AGENT}#${id}`);
    await page.waitForFunction(
      (name) => document.getElementById(String(name))?.checkVisibility(),
      id,
    );
    await page.waitForFunction(() => scrollY > 0);
  });
});

describe("a long block of code", () => {
  it("is folded until the reader unfolds it, without JavaScript", async () => {
    const { page } = await site.open(LONG_CODE, { javaScriptEnabled: false });
    const block = page.locator(".code:has(.unfold):visible").first();
    const height = () => block.locator("pre").evaluate((pre) => pre.clientHeight);
    const before = await height();
    await block.locator(".unfold").click();
    expect(await height()).toBeGreaterThan(before);
  });
});

describe("an API page in a narrow window", () => {
  it("folds the code above the parameters, without JavaScript", async () => {
    const { page } = await site.open(LIST_CHATS, { viewport: PHONE, javaScriptEnabled: false });
    const pane = page.getByRole("region", { name: "Response" });
    const height = () => pane.locator("pre:visible").evaluate((pre) => pre.clientHeight);
    const folded = await height();
    expect(folded).toBeLessThan(300);
    await pane.locator(".unfold:visible").click();
    expect(await height()).toBeGreaterThan(2 * folded);
  });

  it("lists the operations of a tag before the request of the first one", async () => {
    const { page } = await site.open(CHAT_TAG, { viewport: PHONE });
    const top = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(await top(".operation-list")).toBeLessThan(await top(".samples"));
    expect(await top(".samples")).toBeLessThan(await top(".pager"));
  });
});

describe("an endpoint page and the pages that use it", () => {
  it.each(["guides", "posts"])("lead to each other: %s", async (kind) => {
    const { page } = await site.openHydrated(CALL_AGENT);
    const links = page.locator(`section[aria-labelledby=used-in-${kind}] a:not(.anchor)`);
    expect(await links.count()).toBeGreaterThan(2);
    const address = await links.first().getAttribute("href");
    await links.first().click();
    await page.waitForURL(`**${address}`);
    const operations = page.locator("section[aria-labelledby=api-operations]");
    await operations.locator(`a[href="${CALL_AGENT}"]`).click();
    await page.waitForURL(`**${CALL_AGENT}`);
  });
});

describe("the change log of the API", () => {
  it("lists releases with links to what they changed, and announces its feed", async () => {
    const { page } = await site.openHydrated(CHANGES);
    const releases = await page
      .locator("main h2[id]:not(#api-operations)")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(releases.length).toBeGreaterThanOrEqual(2);
    expect(releases).toEqual([...releases].sort().reverse());
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
    const text = await (await page.request.get(feed ?? "")).text();
    for (const release of releases) expect(text).toContain(`${CHANGES}#${release}`);
    const change = page.locator('main a[href^="/docs/api/external/"]:has(code):visible').first();
    const address = await change.getAttribute("href");
    await change.click();
    await page.waitForURL(`**${address}`);
    await page.locator('link[type="application/atom+xml"]').waitFor({ state: "detached" });
  });
});

describe("the page of errors", () => {
  const entryOf = async (page: Page, code: string) => {
    const entry = page.locator(`#code-${code}`);
    await entry.locator("summary").first().click();
    return entry;
  };

  it("has each code as a row, which opens an example of the body and the operations", async () => {
    const { page } = await site.open(ERRORS, { javaScriptEnabled: false });
    const entry = await entryOf(page, "rate_limited");
    expect(await entry.getByRole("heading").innerText()).toContain("rate_limited");
    expect(await entry.locator("summary").first().innerText()).toContain("Wait for");
    expect(await entry.locator("pre").innerText()).toContain('"code": "rate_limited"');
    expect(await entry.getByText(/^Every operation|of \d+ operations$/).count()).toBe(1);
  });

  it("leads to the pages that use a code", async () => {
    const { page } = await site.openHydrated(ERRORS);
    const entry = await entryOf(page, "rate_limited");
    await entry.getByText(/^Used on \d+ pages$/).click();
    await entry.getByRole("link", { name: "API conventions" }).click();
    await page.waitForURL("**/docs/api/getting-started/overview");
  });

  it("is led to by a status", async () => {
    const { page } = await site.open(`${ERRORS}#status-429`);
    expect(await page.locator("#status-429").count()).toBe(1);
  });
});

describe("the list of schemas", () => {
  it("has names, types and texts of all groups in the same columns", async () => {
    const { page } = await site.open("/docs/api/external/schemas", { viewport: DESKTOP });
    const starts = await page
      .locator(".schema-rows .schema-text")
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().left));
    expect(starts.length).toBeGreaterThan(20);
    expect(new Set(starts).size).toBe(1);
  });

  it("is filtered by name", async () => {
    const { page } = await site.openHydrated("/docs/api/external/schemas");
    await page.getByRole("searchbox", { name: "Filter the schemas by name" }).fill("newmess");
    const rows = page.locator(".schema-rows > li:visible");
    await untilMet(async () => expect(await rows.count()).toBe(1));
    expect(await rows.innerText()).toContain("NewMessage");
  });
});

describe("the second alternative of a schema", () => {
  it.each([true, false])(
    "is reached by the browser's find, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const { page } = await site.open(CALL_AGENT, { javaScriptEnabled });
      const panels = page.locator(".choice > .switch > .switch-panel");
      expect(await panels.nth(1).isVisible()).toBe(false);
      const text = await panels.nth(1).locator(".rich, p").last().textContent();
      const words = (text ?? "").trim().split(/\s+/).slice(0, 5).join(" ");
      // A link to words searches for them as the reader would.
      await page.goto("about:blank");
      await page.goto(`${CALL_AGENT}#:~:text=${encodeURIComponent(words)}`);
      await panels.nth(1).waitFor();
    },
  );

  it("gives way again when the reader selects another one", async () => {
    const { page } = await site.openHydrated(CALL_AGENT);
    const panels = page.locator(".choice > .switch > .switch-panel");
    await panels.nth(1).evaluate((panel) => {
      panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
      panel.removeAttribute("hidden");
    });
    await panels.nth(1).waitFor();
    await panels.nth(0).waitFor({ state: "hidden" });
    await page.locator(".choice > .switch > label").first().click();
    await panels.nth(0).waitFor();
    await panels.nth(1).waitFor({ state: "hidden" });
  });
});
