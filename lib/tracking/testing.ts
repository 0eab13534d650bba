import { type FakeBrowser, fakeBrowser } from '../browser-storage/testing.ts';
import type { ConsentMode } from './consent.ts';
import { keepConsent } from './keep-consent.ts';
import type { WireEvent } from './wire-event.ts';

/** What a page of the shop was loaded as, and where its visitor is now. */
export interface Visit {
  address: string;
  loadedAs?: string;
  referrer?: string;
  consentMode?: ConsentMode;
  globalPrivacyControl?: boolean;
  adPixelId?: string;
  adPixelEvents?: 'all';
  analytics?: 'vercel';
}

type Handlers = Record<string, () => void>;

/** A browser in which a test visits pages of the shop; what it sends is gathered. */
export interface TrackedBrowser extends FakeBrowser {
  /** What session storage holds. */
  session: Map<string, string>;
  /** Whether scripts of others are blocked. */
  blocksScripts: boolean;
  /** Lets the browser answer what a script of others asked for by a picture. */
  answerPicture(address: string, type: 'load' | 'error'): void;
  /** What the browser notes of a page while it is there, by kind; it knows no other kinds. */
  performed: Record<string, object[]>;
  /** Lets the browser note what the shop's own origin answered. */
  noteAnswer(address: string, responseStatus: number): void;
  sent: { path: string; event: WireEvent; idempotencyKey: string | null; bearer: string | null }[];
  /** A token that the upstream takes no more. */
  refused: string;
  /** Goes to a page; modules that are loaded from now on belong to it. */
  visit(visit: Visit): void;
  /** Presses a button of the consent bar. */
  choose(choice: 'granted' | 'denied'): void;
  /** Goes on without leaving the page. */
  goTo(address: string): void;
}

/** Puts a browser in place of what Node has. */
export function trackedBrowser(): TrackedBrowser {
  const sent: TrackedBrowser['sent'] = [];
  const session = new Map<string, string>();
  const scripts: { src?: string; handlers: Handlers }[] = [];
  let observed: (list: { getEntries(): object[] }) => void = () => {};
  const goTo = (address: string) => give({ location: new URL(address) });
  const load = (script: (typeof scripts)[number]) => {
    scripts.push(script);
    setTimeout(() => script.handlers[browser.blocksScripts ? 'error' : 'load']?.());
  };
  const visit = ({
    address,
    loadedAs = address,
    referrer = '',
    globalPrivacyControl = false,
    ...settings
  }: Visit) => {
    jest.resetModules();
    browser.unload();
    scripts.length = 0;
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: loadedAs }] as PerformanceEntryList);
    const textContent = JSON.stringify({
      accessTokenKey: 'access',
      refreshTokenKey: 'refresh',
      adProviderSegment: 'Facebook',
      consentMode: 'off',
      attributionDays: 30,
      tenant: { currency: 'EGP' },
      ...settings,
    });
    give({
      window: globalThis,
      navigator: { userAgent: '', globalPrivacyControl },
      requestIdleCallback: (work: () => void) => work(),
      fbq: undefined,
      Image: FakePicture,
      PerformanceObserver: class {
        static get supportedEntryTypes() {
          return Object.keys(browser.performed);
        }
        private entries: object[] = [];
        constructor(private callback: typeof observed) {}
        observe({ type }: { type: string }) {
          if (type === 'resource') observed = this.callback;
          this.entries.push(...(browser.performed[type] ?? []));
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
        getElementById: () => ({ textContent, focus() {} }),
        createElement: newElement,
        head: { append: load, appendChild: load, querySelector: () => scripts.at(-1) ?? null },
      },
    });
    goTo(address);
    new Function(keepConsent)();
  };
  give({
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, text: string) => session.set(key, text),
      removeItem: (key: string) => session.delete(key),
    },
    fetch: async (address: string, { headers, body }: RequestInit) => {
      const path = address.replace('/api/upstream', '');
      const idempotencyKey = new Headers(headers).get('idempotency-key');
      const bearer = new Headers(headers).get('authorization');
      sent.push({ path, event: JSON.parse(String(body)), idempotencyKey, bearer });
      const status = bearer === `Bearer ${browser.refused}` ? 401 : 200;
      return Response.json({ response: null }, { status });
    },
  });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  const browser: TrackedBrowser = Object.assign(fakeBrowser(), {
    blocksScripts: false,
    performed: {},
    answerPicture(address: string, type: 'load' | 'error') {
      const picture = new Image() as unknown as FakePicture;
      picture.src = address;
      picture.handlers[type]?.();
    },
    noteAnswer: (name: string, responseStatus: number) =>
      observed({ getEntries: () => [{ name, responseStatus }] }),
    sent,
    refused: '',
    session,
    visit,
    choose: (consent: string) => browser.click({ closest: () => ({ dataset: { consent } }) }),
    goTo,
  });
  return browser;
}

/** An element that can be heard on. */
function newElement() {
  const handlers: Handlers = {};
  const addEventListener = (type: string, handler: () => void) => {
    handlers[type] = handler;
  };
  return { dataset: {}, handlers, addEventListener };
}

class FakePicture {
  src = '';
  handlers: Handlers = {};
  addEventListener(type: string, handler: () => void) {
    this.handlers[type] = handler;
  }
}

function give(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Resolves once something holds; a test that waits in vain fails by its own time limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
