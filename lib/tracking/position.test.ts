type Found = (answer: { coords: { latitude: number; longitude: number } }) => void;

let asked: { found: Found; missed: () => void; limits: object }[];
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
        getCurrentPosition: (found: Found, missed: () => void, limits: object) =>
          asked.push({ found, missed, limits }),
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
  jest.setSystemTime(Date.now() + 10 * 60_000 - 1);
  expect(position()).toEqual(here);
  jest.setSystemTime(Date.now() + 1);
  expect(position()).toBeInstanceOf(Promise);
  expect(asked).toHaveLength(2);
});

test('a browser has two seconds to find a position, and may give one that is ten minutes old', async () => {
  await begin();
  expect(asked[0]?.limits).toEqual({ timeout: 2000, maximumAge: 10 * 60_000 });
});

test('after a position that could not be found the next events do not wait for another', async () => {
  const { position, first } = await begin();
  asked[0]?.missed();
  expect(await first).toEqual(nowhere);
  jest.setSystemTime(Date.now() + 59_999);
  expect(position()).toEqual(nowhere);
  expect(asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  expect(position()).toBeInstanceOf(Promise);
});

test('an event that waits for a position goes without it when the page is left', async () => {
  const { first } = await begin();
  leave();
  expect(await first).toEqual(nowhere);
});
