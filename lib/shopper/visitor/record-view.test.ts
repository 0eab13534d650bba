const store = { recordView: jest.fn() };
let hasLists = false;
jest.mock('./state.ts', () => ({ hasStoredLists: () => hasLists, visitorStore: async () => store }));

let events: EventTarget;
const stored = new Map<string, string>();
const settle = () => new Promise((resolve) => setTimeout(resolve));
const viewed = async () => {
  await settle();
  return store.recordView.mock.calls.flat();
};

beforeEach(() => {
  events = new EventTarget();
  stored.clear();
  store.recordView.mockClear();
  hasLists = false;
  Object.assign(globalThis, { addEventListener: events.addEventListener.bind(events) });
  const localStorage = { setItem: (key: string, text: string) => stored.set(key, text) };
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
});

async function open(slug: string) {
  const { recordView } = await import('./record-view.ts');
  return recordView(slug);
}

describe('recordView', () => {
  test('records at once where the visitor has lists', async () => {
    hasLists = true;
    await open('abaya');
    expect(await viewed()).toEqual(['abaya']);
  });

  test.each(['pointerdown', 'keydown', 'scroll'])('waits for the first %s of a new visitor', async (type) => {
    await open('abaya');
    expect(await viewed()).toEqual([]);
    events.dispatchEvent(new Event(type));
    events.dispatchEvent(new Event(type));
    events.dispatchEvent(new Event('pagehide'));
    expect(await viewed()).toEqual(['abaya']);
    expect(stored.size).toBe(0);
  });

  test('records once another page replaces the product', async () => {
    const leave = await open('abaya');
    leave();
    leave();
    expect(await viewed()).toEqual(['abaya']);
  });

  test('stores the product of a page that is left before an interaction', async () => {
    await open('abaya');
    events.dispatchEvent(new Event('pagehide'));
    expect(stored.get('recent_products')).toBe('["abaya"]');
    expect(await viewed()).toEqual([]);
  });
});
