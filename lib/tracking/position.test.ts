type Found = (answer: { coords: { latitude: number; longitude: number } }) => void;

let asked: { found: Found; missed: () => void }[];
let leave: () => void;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  asked = [];
  const given = {
    addEventListener: (_type: string, listener: () => void) => {
      leave = listener;
    },
    navigator: {
      permissions: { query: async () => ({ state: 'granted' }) },
      geolocation: {
        getCurrentPosition: (found: Found, missed: () => void) => asked.push({ found, missed }),
      },
    },
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true });
});

afterEach(() => jest.useRealTimers());

const here = { latitude: 30, longitude: 31 };
const nowhere = { latitude: null, longitude: null };

/** Asks for the first time, as far as the browser being asked in turn. */
async function begin() {
  const { position } = await import('./position.ts');
  const first = Promise.resolve(position());
  while (asked.length === 0) await new Promise(setImmediate);
  return { position, first };
}

test('a position is answered at once while it is young, and asked for again when it is not', async () => {
  const { position, first } = await begin();
  asked[0]?.found({ coords: here });
  expect(await first).toEqual(here);
  expect(position()).toEqual(here);
  jest.setSystemTime(Date.now() + 700_000);
  expect(position()).toBeInstanceOf(Promise);
  expect(asked).toHaveLength(2);
});

test('after a position that could not be found the next events do not wait for another', async () => {
  const { position, first } = await begin();
  asked[0]?.missed();
  expect(await first).toEqual(nowhere);
  expect(position()).toEqual(nowhere);
  expect(asked).toHaveLength(1);
});

test('an event that waits for a position goes without it when the page is left', async () => {
  const { first } = await begin();
  leave();
  expect(await first).toEqual(nowhere);
});
