const startVisitor = jest.fn();
jest.mock('./engine.ts', () => ({ startVisitor: (set: unknown) => startVisitor(set) }));

beforeEach(() => {
  jest.resetModules();
  startVisitor.mockReset().mockResolvedValue({ name: 'engine' });
});

test('nothing is known or read before somebody wants to hear of it', async () => {
  const { visitorState } = await import('./state.ts');
  expect(visitorState.get()).toEqual({
    ...{ ready: false, failed: false },
    ...{ cart: [], wishlist: [], compare: [], recent: [] },
  });
  expect(startVisitor).not.toHaveBeenCalled();
});

test('it is read once, however many want to hear of it, who are told of changes until they stop', async () => {
  const { visitor, visitorState } = await import('./state.ts');
  const hear = jest.fn();
  const stop = visitorState.subscribe(hear);
  visitorState.subscribe(() => {});
  await visitor();
  expect(startVisitor).toHaveBeenCalledTimes(1);
  const [[set]] = startVisitor.mock.calls as [[(state: unknown) => void]];
  set({ ready: true });
  expect([hear.mock.calls.length, visitorState.get()]).toEqual([1, { ready: true }]);
  stop();
  set({ ready: false });
  expect(hear).toHaveBeenCalledTimes(1);
});

test('what could not be loaded is loaded again by the next one who needs it', async () => {
  startVisitor.mockRejectedValueOnce(new Error('away'));
  const { visitor } = await import('./state.ts');
  await expect(visitor()).rejects.toThrow('away');
  expect(await visitor()).toEqual({ name: 'engine' });
});
