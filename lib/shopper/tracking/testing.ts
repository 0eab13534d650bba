import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';
import type { ConsentMode } from './consent.ts';
import { consentScript } from './consent-script.ts';
import type { WireEvent } from './wire-event.ts';

/** A page load to simulate, and the settings of its shop. */
export interface Visit {
  /** Current URL. */
  url: string;
  /** URL the document was loaded from; `url` when absent. */
  initialUrl?: string;
  referrer?: string;
  consentMode?: ConsentMode;
  globalPrivacyControl?: boolean;
  adPixelId?: string;
  adPixelEvents?: 'all';
  analyticsPath?: string;
  trackingTest?: true;
}

type Handlers = Record<string, () => void>;

/** Fake browser in which a test visits pages of the shop; records requests to the API. */
export interface TrackedBrowser extends FakeBrowser {
  /** Session storage: values by key. */
  session: Map<string, string>;
  /** True when third-party scripts fail to load. */
  blocksScripts: boolean;
  /** Ends an image request of a third-party script. */
  endImageRequest(url: string, type: 'load' | 'error'): void;
  /** Time that each response states in `Date`, by default that of this device. Epoch milliseconds. */
  shopTime(): number;
  /** Performance entries by type; other types are unsupported. */
  performanceEntries: Record<string, object[]>;
  /** Adds an entry to the resource timeline. */
  addResourceTiming(url: string, responseStatus: number): void;
  /** Requests to the API, oldest first, with the parsed body. */
  requests: { path: string; body: WireEvent; idempotencyKey: string | null; bearer: string | null }[];
  /** Access token that the API rejects. */
  rejectedToken: string;
  /** Loads a page; modules imported afterwards belong to it. */
  visit(visit: Visit): void;
  /** Clicks a button of the consent bar. */
  choose(choice: 'granted' | 'denied'): void;
  /** Navigates without a page load. */
  goTo(url: string): void;
}

/** Replaces Node's globals with a fake browser. */
export function installTrackedBrowser(): TrackedBrowser {
  const requests: TrackedBrowser['requests'] = [];
  const session = new Map<string, string>();
  const scripts: { src?: string; handlers: Handlers }[] = [];
  let onResourceEntries: (list: { getEntries(): object[] }) => void = () => {};
  const goTo = (url: string) => defineGlobals({ location: new URL(url) });
  /** Inserts a script element and simulates its download. */
  const insertScript = (script: (typeof scripts)[number]) => {
    scripts.push(script);
    setTimeout(() => script.handlers[browser.blocksScripts ? 'error' : 'load']?.());
  };
  const visit = ({
    url,
    initialUrl = url,
    referrer = '',
    globalPrivacyControl = false,
    ...settings
  }: Visit) => {
    jest.resetModules();
    browser.unload();
    scripts.length = 0;
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ name: initialUrl }] as PerformanceEntryList);
    const shopSettings = {
      accessTokenKey: 'access',
      refreshTokenKey: 'refresh',
      adProviderSegment: 'Facebook',
      consentMode: 'off',
      attributionDays: 30,
      tenant: { currency: 'EGP' },
      ...settings,
    };
    defineGlobals({
      shopSettings,
      window: globalThis,
      navigator: { userAgent: '', globalPrivacyControl },
      requestIdleCallback: (work: () => void) => work(),
      fbq: undefined,
      Image: FakeImage,
      PerformanceObserver: class {
        static get supportedEntryTypes() {
          return Object.keys(browser.performanceEntries);
        }
        private entries: object[] = [];
        private callback: typeof onResourceEntries;
        constructor(callback: typeof onResourceEntries) {
          this.callback = callback;
        }
        observe({ type }: { type: string }) {
          if (type === 'resource') onResourceEntries = this.callback;
          this.entries.push(...(browser.performanceEntries[type] ?? []));
        }
        takeRecords() {
          return this.entries.splice(0);
        }
      },
      va: undefined,
      vaq: undefined,
      document: {
        referrer,
        cookie: '',
        documentElement: { lang: 'en', dataset: {} },
        getElementById: () => ({ focus() {} }),
        createElement: newElement,
        head: {
          append: insertScript,
          appendChild: insertScript,
          querySelector: () => scripts.at(-1) ?? null,
        },
      },
    });
    goTo(url);
    new Function(consentScript)();
  };
  defineGlobals({
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, text: string) => session.set(key, text),
      removeItem: (key: string) => session.delete(key),
    },
    fetch: async (url: string, { headers, body }: RequestInit) => {
      const dateHeader = { date: new Date(browser.shopTime()).toUTCString() };
      if (url === '/api/time') return new Response(null, { status: 204, headers: dateHeader });
      const path = url.replace('/api/upstream', '');
      const idempotencyKey = new Headers(headers).get('idempotency-key');
      const bearer = new Headers(headers).get('authorization');
      requests.push({ path, body: JSON.parse(String(body)), idempotencyKey, bearer });
      const status = bearer === `Bearer ${browser.rejectedToken}` ? 401 : 200;
      return Response.json({ response: null }, { status, headers: dateHeader });
    },
  });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  const browser: TrackedBrowser = Object.assign(installFakeBrowser(), {
    blocksScripts: false,
    shopTime: () => Date.now(),
    performanceEntries: {},
    endImageRequest(url: string, type: 'load' | 'error') {
      const image = new Image() as unknown as FakeImage;
      image.src = url;
      image.handlers[type]?.();
    },
    addResourceTiming: (name: string, responseStatus: number) =>
      onResourceEntries({ getEntries: () => [{ name, responseStatus }] }),
    requests,
    rejectedToken: '',
    session,
    visit,
    choose: (consent: string) => browser.click({ closest: () => ({ dataset: { consent } }) }),
    goTo,
  });
  return browser;
}

/** Element with event listeners. */
function newElement() {
  const handlers: Handlers = {};
  const addEventListener = (type: string, handler: () => void) => {
    handlers[type] = handler;
  };
  return { dataset: {}, handlers, addEventListener };
}

class FakeImage {
  src = '';
  handlers: Handlers = {};
  addEventListener(type: string, handler: () => void) {
    this.handlers[type] = handler;
  }
}

function defineGlobals(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Polls until a condition is true. If it never is, the test fails by its own timeout. */
export async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
