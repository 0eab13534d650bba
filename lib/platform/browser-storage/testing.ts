type Handler = (event: { key?: string | null; persisted?: boolean; target?: unknown }) => void;

/** Fake browser with `localStorage` that can be full or blocked, window events and several tabs. */
export interface FakeBrowser {
  stored: Map<string, string>;
  /** Capacity in characters; writes beyond it throw `QuotaExceededError`. */
  quota: number;
  /** True when every use of storage throws. */
  isBlocked: boolean;
  /** Lines passed to `console.warn`. */
  log: string[];
  /** Loads a module with fresh state, like another tab. */
  openTab<T>(load: () => Promise<T>): Promise<T>;
  /** Dispatches a `storage` event to all tabs; null stands for `localStorage.clear()`. */
  dispatchStorage(key: string | null): void;
  /** Dispatches `pagehide` to all tabs. */
  hidePages(): void;
  click(target: object): void;
  /** Removes all listeners, as loading another page does. */
  unload(): void;
  /** Restores all tabs from the back-forward cache (`pageshow`). */
  restorePages(): void;
}

/** Installs a fake browser in the globals of the test file. */
export function installFakeBrowser(): FakeBrowser {
  const handlers: [type: string, handler: Handler][] = [];
  const browser: FakeBrowser = {
    stored: new Map(),
    quota: Number.POSITIVE_INFINITY,
    isBlocked: false,
    log: [],
    openTab: (load) => {
      jest.resetModules();
      return load();
    },
    dispatchStorage: (key) => dispatch('storage', { key }),
    hidePages: () => dispatch('pagehide', {}),
    click: (target) => dispatch('click', { target }),
    unload: () => void handlers.splice(0),
    restorePages: () => dispatch('pageshow', { persisted: true }),
  };
  const dispatch = (type: string, event: Parameters<Handler>[0]) => {
    for (const [handledType, handler] of handlers) if (handledType === type) handler(event);
  };
  const accessStorage = () => {
    if (browser.isBlocked) throw new Error('SecurityError');
    return browser.stored;
  };
  const methods = {
    getItem: (key: string) => accessStorage().get(key) ?? null,
    setItem(key: string, text: string) {
      const otherEntries = [...accessStorage()].filter(([name]) => name !== key);
      const size = otherEntries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      if (size + key.length + text.length > browser.quota) throw new Error('QuotaExceededError');
      browser.stored.set(key, text);
    },
    removeItem: (key: string) => accessStorage().delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...browser.stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  Object.assign(globalThis, {
    addEventListener: (type: string, handler: Handler) => handlers.push([type, handler]),
    dispatchEvent: ({ type }: Event) => dispatch(type, {}),
  });
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  jest.spyOn(console, 'warn').mockImplementation((text) => void browser.log.push(String(text)));
  return browser;
}
