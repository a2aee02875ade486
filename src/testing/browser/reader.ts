import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { chromium } from "playwright-core";
import type { LocalServer } from "../listen";
import { findChromium, INSTALL_HINT } from "./find-chromium";
import { serveSite } from "./serve-site";

/** Window sizes of the tests. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Options of a reader: differences from a desktop in light mode. */
export interface Reader extends BrowserContextOptions {
  /** Entries of local storage that are there from the start, where they are not yet. */
  stored?: Record<string, string>;
  /** Script that runs in every page before its own. */
  script?: string;
}

/** A page with its console messages. */
export interface OpenPage {
  page: Page;
  /** Console warnings and errors, and uncaught exceptions. */
  consoleErrors: string[];
}

/** Chromium without windows says of each new page that a pointer has moved to its corner. Readers have not moved it. */
const IGNORE_CORNER = `addEventListener("pointermove", (event) => {
  if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
}, true);`;

/** One browser and one server for all tests of a file. */
export class Site {
  private running: { browser: Browser; server: LocalServer } | undefined;
  private readonly contexts: BrowserContext[] = [];

  /**
   * Returns this project's site, which is open while the tests of a file run. What a test opens is closed after
   * it.
   */
  static ofThisProject(): Site {
    const site = new Site();
    beforeAll(() => site.start());
    afterEach(() => site.closeContexts());
    afterAll(() => site.close());
    return site;
  }

  /** @param site folder of a built site, or one that is served; this project's own if absent */
  static async open(site?: string | LocalServer): Promise<Site> {
    const opened = new Site();
    await opened.start(site);
    return opened;
  }

  private async start(site?: string | LocalServer): Promise<void> {
    const executablePath = findChromium();
    if (!executablePath) throw new Error(INSTALL_HINT);
    const server = typeof site === "object" ? site : await serveSite(site);
    const browser = await chromium.launch({
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--host-resolver-rules=MAP *.example ~NOTFOUND",
      ],
    });
    this.running = { browser, server };
  }

  private get opened() {
    if (!this.running) throw new Error("The site is not open before the tests run.");
    return this.running;
  }

  get origin(): string {
    return this.opened.server.origin;
  }

  /** Creates a browser context with its own storage. Closed after the test. */
  async reader({ stored, script, ...options }: Reader = {}): Promise<BrowserContext> {
    const context = await this.createContext(options);
    this.contexts.push(context);
    if (options.javaScriptEnabled !== false) {
      await context.addInitScript("addEventListener('site:hydrated',()=>{window.isHydrated=true})");
      if (stored) await context.addInitScript(storeAll, stored);
      if (script) await context.addInitScript(script);
    }
    return context;
  }

  /**
   * Opens a tab that stays open until the site is closed, for tests that only look at pages. A context takes half
   * a second of processor time, more than a page in it.
   */
  async tab(options: BrowserContextOptions = {}): Promise<Page> {
    return (await this.createContext(options)).newPage();
  }

  private async createContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.opened.browser.newContext({
      viewport: DESKTOP,
      baseURL: this.origin,
      ...options,
    });
    context.setDefaultTimeout(15_000);
    if (options.javaScriptEnabled !== false) await context.addInitScript(IGNORE_CORNER);
    return context;
  }

  /** Opens a page. It is not hydrated: nothing has happened yet. */
  async open(path: string, reader: Reader | BrowserContext = {}): Promise<OpenPage> {
    const context = "newPage" in reader ? reader : await this.reader(reader);
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) consoleErrors.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    await page.goto(path);
    return { page, consoleErrors };
  }

  /** Opens a page and moves the pointer, so that the application is loaded. */
  async openHydrated(path: string, reader: Reader | BrowserContext = {}): Promise<OpenPage> {
    const opened = await this.open(path, reader);
    await hydrate(opened.page);
    return opened;
  }

  /** Closes all contexts of a test. */
  async closeContexts(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.closeContexts();
    await this.running?.browser.close();
    await this.running?.server.close();
  }
}

/** Moves the pointer and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => "isHydrated" in window);
}

/**
 * Repeats an expectation until it is met, for what the page does in its own time.
 *
 * @throws the last failure, after 20 seconds
 */
export async function untilMet(expectation: () => Promise<void> | void): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await expectation();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function storeAll(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}
