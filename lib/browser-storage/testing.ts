type Handler = (event: { key?: string | null; persisted?: boolean; target?: unknown }) => void;

/** A local storage that a test can fill up, forbid and look into, and that tells other tabs of changes when asked. */
export interface FakeBrowser {
  stored: Map<string, string>;
  /** Characters that fit; everything else is refused as over the quota. */
  quota: number;
  /** Whether any use of storage throws. */
  forbidden: boolean;
  /** What was written to the log. */
  log: string[];
  /** Loads a module anew, as another tab of the browser does. */
  openTab<T>(load: () => Promise<T>): Promise<T>;
  /** Tells every open tab that another one changed a key; null for all of them. */
  tellTabs(key: string | null): void;
  /** Leaves every tab. */
  leave(): void;
  /** Clicks on an element. */
  click(target: object): void;
  /** Loads another page: nobody listens any longer. */
  unload(): void;
  /** Brings every tab back out of the back-forward cache. */
  comeBack(): void;
}

/** Puts a browser's storage in place of what Node has, until the test is over. */
export function fakeBrowser(): FakeBrowser {
  const handlers: [type: string, handler: Handler][] = [];
  const browser: FakeBrowser = {
    stored: new Map(),
    quota: Number.POSITIVE_INFINITY,
    forbidden: false,
    log: [],
    openTab: (load) => {
      jest.resetModules();
      return load();
    },
    tellTabs: (key) => send('storage', { key }),
    leave: () => send('pagehide', {}),
    click: (target) => send('click', { target }),
    unload: () => void handlers.splice(0),
    comeBack: () => send('pageshow', { persisted: true }),
  };
  const send = (type: string, event: Parameters<Handler>[0]) => {
    for (const [its, handler] of handlers) if (its === type) handler(event);
  };
  const allowed = () => {
    if (browser.forbidden) throw new Error('SecurityError');
    return browser.stored;
  };
  const methods = {
    getItem: (key: string) => allowed().get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...allowed()].filter(([name]) => name !== key);
      const size = others.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      if (size + key.length + text.length > browser.quota) throw new Error('QuotaExceededError');
      browser.stored.set(key, text);
    },
    removeItem: (key: string) => allowed().delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...browser.stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  Object.assign(globalThis, {
    addEventListener: (type: string, handler: Handler) => handlers.push([type, handler]),
    dispatchEvent: ({ type }: Event) => send(type, {}),
  });
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  jest.spyOn(console, 'warn').mockImplementation((text) => void browser.log.push(String(text)));
  return browser;
}
