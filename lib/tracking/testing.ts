import { type FakeBrowser, fakeBrowser } from '../visitor/testing.ts';
import type { ConsentMode } from './consent.ts';
import type { WireEvent } from './wire-event.ts';

/** What a page of the shop was loaded as, and where its visitor is now. */
export interface Visit {
  address: string;
  loadedAs?: string;
  referrer?: string;
  consentMode?: ConsentMode;
  adPixelId?: string;
  analytics?: 'vercel';
}

/** A browser in which a test visits pages of the shop; what it sends is gathered. */
export interface TrackedBrowser extends FakeBrowser {
  /** What session storage holds. */
  session: Map<string, string>;
  sent: { path: string; event: WireEvent; idempotencyKey: string | null }[];
  /** Goes to a page; modules that are loaded from now on belong to it. */
  visit(visit: Visit): void;
  /** Goes on without leaving the page. */
  goTo(address: string): void;
}

/** Puts a browser in place of what Node has. */
export function trackedBrowser(): TrackedBrowser {
  const sent: TrackedBrowser['sent'] = [];
  const session = new Map<string, string>();
  const goTo = (address: string) => give({ location: new URL(address) });
  const visit = ({ address, loadedAs = address, referrer = '', ...settings }: Visit) => {
    jest.resetModules();
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
      navigator: { userAgent: '' },
      requestIdleCallback: (work: () => void) => work(),
      fbq: undefined,
      va: undefined,
      vaq: undefined,
      document: {
        referrer,
        cookie: '',
        documentElement: { lang: 'en', dataset: {} },
        getElementById: () => ({ textContent }),
        createElement: () => ({ dataset: {} }),
        head: { append: () => {}, appendChild: () => {}, querySelector: () => null },
      },
    });
    goTo(address);
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
      sent.push({ path, event: JSON.parse(String(body)), idempotencyKey });
      return Response.json({ response: null });
    },
  });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  return Object.assign(fakeBrowser(), { sent, session, visit, goTo });
}

function give(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Resolves once something holds; a test that waits in vain fails by its own time limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
