import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';

const createVisitorStore = jest.fn();
jest.mock('./visitor-store.ts', () => ({ createVisitorStore: (set: unknown) => createVisitorStore(set) }));

beforeEach(() => {
  jest.resetModules();
  createVisitorStore.mockReset().mockResolvedValue({ name: 'store' });
});

describe('visitorState', () => {
  test('is empty and loads nothing before the first subscription', async () => {
    const { visitorState } = await import('./state.ts');
    expect(visitorState.get()).toEqual({
      isReady: false,
      hasFailed: false,
      cartCount: 0,
      cart: [],
      wishlist: [],
      compare: [],
      viewed: [],
    });
    expect(createVisitorStore).not.toHaveBeenCalled();
  });

  test('loads the store once and notifies subscribers until they unsubscribe', async () => {
    const { visitorStore, visitorState } = await import('./state.ts');
    const listener = jest.fn();
    const unsubscribe = visitorState.subscribe(listener);
    visitorState.subscribe(() => {});
    await visitorStore();
    expect(createVisitorStore).toHaveBeenCalledTimes(1);
    const [[set]] = createVisitorStore.mock.calls as [[(state: unknown) => void]];
    set({ isReady: true });
    expect([listener.mock.calls.length, visitorState.get()]).toEqual([1, { isReady: true }]);
    unsubscribe();
    set({ isReady: false });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('retries loading the store after a failure', async () => {
    createVisitorStore.mockRejectedValueOnce(new Error('offline'));
    const { visitorStore } = await import('./state.ts');
    await expect(visitorStore()).rejects.toThrow('offline');
    expect(await visitorStore()).toEqual({ name: 'store' });
  });
});

describe('visitorStateIfStored', () => {
  let browser: FakeBrowser;
  beforeEach(() => {
    browser = installFakeBrowser();
  });

  test.each([
    ['without lists, also with other values', 'known_products_en', 0],
    ['with a cart', 'cart_products', 1],
    ['with recently viewed products', 'recent_products', 1],
  ])('%s, loads the store as needed', async (_case, key, calls) => {
    browser.stored.set(key, '[]');
    const { visitorStateIfStored } = await import('./state.ts');
    visitorStateIfStored.subscribe(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(createVisitorStore).toHaveBeenCalledTimes(calls);
  });

  test('follows the store that something else loads', async () => {
    const { visitorStateIfStored, visitorStore } = await import('./state.ts');
    const listener = jest.fn();
    visitorStateIfStored.subscribe(listener);
    await visitorStore();
    const [[set]] = createVisitorStore.mock.calls as [[(state: unknown) => void]];
    set({ cartCount: 2 });
    expect([listener.mock.calls.length, visitorStateIfStored.get()]).toEqual([1, { cartCount: 2 }]);
  });
});

describe('loadStoreOnceListsExist', () => {
  let browser: FakeBrowser;
  const start = async () => {
    const { loadStoreOnceListsExist } = await import('./load-store-once-lists-exist.ts');
    loadStoreOnceListsExist();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const isLoaded = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return createVisitorStore.mock.calls.length === 1;
  };
  beforeEach(() => {
    browser = installFakeBrowser();
    Object.assign(globalThis, {
      shopSettings: { accessTokenKey: 'access_token', refreshTokenKey: 'refresh_token' },
      document: { documentElement: { dataset: {} } },
    });
  });

  test('loads the store for lists that another tab stores', async () => {
    await start();
    browser.dispatchStorage('recent_searches');
    expect(await isLoaded()).toBe(false);
    browser.stored.set('wishlist_products', '[]');
    browser.dispatchStorage('wishlist_products');
    expect(await isLoaded()).toBe(true);
  });

  test('loads the store once a customer signs in', async () => {
    await start();
    const { setSession } = await import('../../platform/auth/session.ts');
    setSession({ status: 'anonymous' });
    expect(await isLoaded()).toBe(false);
    setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
    expect(await isLoaded()).toBe(true);
  });

  test('loads the store for a customer before the session is restored', async () => {
    browser.stored.set('access_token', 'token');
    await start();
    expect(await isLoaded()).toBe(true);
  });
});
