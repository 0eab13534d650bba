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
      ready: false,
      failed: false,
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
    set({ ready: true });
    expect([listener.mock.calls.length, visitorState.get()]).toEqual([1, { ready: true }]);
    unsubscribe();
    set({ ready: false });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('retries loading the store after a failure', async () => {
    createVisitorStore.mockRejectedValueOnce(new Error('offline'));
    const { visitorStore } = await import('./state.ts');
    await expect(visitorStore()).rejects.toThrow('offline');
    expect(await visitorStore()).toEqual({ name: 'store' });
  });
});
