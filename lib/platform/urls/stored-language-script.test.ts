import { redirectToStoredLanguageScript } from './stored-language-script.ts';

interface Visit {
  url?: string;
  lang?: string;
  referrer?: string;
  /** Language in local storage. */
  stored?: string | null;
  prerendering?: boolean;
  historyState?: unknown;
}

/** Contents of the tab's session storage. */
let session: Map<string, string>;

beforeEach(() => {
  session = new Map();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Runs the script on a page of the shop; returns what it did. */
function open({ url = '/shop', lang = 'en', referrer = '', stored = 'ar', ...rest }: Visit = {}) {
  const { origin, pathname, search, hash } = new URL(url, 'https://shop.example');
  const replace = jest.fn<void, [string]>();
  const document = {
    documentElement: { lang, hidden: false },
    referrer,
    prerendering: rest.prerendering ?? false,
  };
  const globals = {
    document,
    location: { origin, pathname, search, hash, replace },
    history: { state: rest.historyState ?? null },
    localStorage: { getItem: (key: string) => (key === 'language' ? stored : null) },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, text: string) => void session.set(key, text),
      removeItem: (key: string) => void session.delete(key),
    },
  };
  new Function(...Object.keys(globals), redirectToStoredLanguageScript)(...Object.values(globals));
  return { ledTo: replace.mock.calls[0]?.[0], document };
}

describe('stored language', () => {
  test.each([
    ['/', '/ar'],
    ['/shop/shop-details/noor-abaya', '/ar/shop/shop-details/noor-abaya'],
    ['/shop?utm_source=mail&color=Black#results', '/ar/shop?utm_source=mail&color=Black#results'],
  ])('leads a visitor from outside from %s to %s', (url, ledTo) => {
    for (const referrer of ['', 'https://www.google.com/', 'https://shop.example.org/']) {
      session.clear();
      expect(open({ url, referrer }).ledTo).toBe(ledTo);
    }
  });

  test.each<[string, Visit]>([
    ['nothing is stored', { stored: null }],
    ['the default language is stored', { stored: 'en' }],
    ['something unknown is stored', { stored: '//evil.example' }],
    ['the URL names a language', { url: '/ar/shop', lang: 'ar', stored: 'en' }],
    ['the page before is of the shop', { referrer: 'https://shop.example/ar' }],
    ['the browser prerenders it', { prerendering: true }],
    ['the page was shown before', { historyState: { __NA: true } }],
    ['the page hides secrets', { url: '/auth/reset-password', historyState: { secrets: 'token=a' } }],
  ])('stays where it is when %s', (_, visit) => {
    const { ledTo, document } = open(visit);
    expect([ledTo, document.documentElement.hidden, session.size]).toEqual([undefined, false, 0]);
  });

  test('hides the page that it leaves, but not for good', () => {
    const { documentElement } = open().document;
    expect(documentElement.hidden).toBe(true);
    jest.advanceTimersByTime(3000);
    expect(documentElement.hidden).toBe(false);
  });

  test.each(['', 'https://www.google.com/'])('keeps the referrer %p once', (referrer) => {
    open({ referrer });
    const ledPage = { url: '/ar/shop', lang: 'ar', referrer: 'https://shop.example/shop' };
    expect(open(ledPage).document.referrer).toBe(referrer);
    expect(open(ledPage).document.referrer).toBe(ledPage.referrer);
  });

  test('does nothing where storage is blocked', () => {
    const blocked = new Function('sessionStorage', 'document', redirectToStoredLanguageScript);
    const document = { documentElement: { lang: 'en' } };
    expect(() => blocked(undefined, document)).not.toThrow();
    expect(document).toEqual({ documentElement: { lang: 'en' } });
  });
});
