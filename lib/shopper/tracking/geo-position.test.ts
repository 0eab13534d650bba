type OnSuccess = (position: { coords: { latitude: number; longitude: number } }) => void;

let requests: { succeed: OnSuccess; fail: () => void; options: object }[];
let leavePage: () => void;
let permission: PermissionState;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  requests = [];
  permission = 'granted';
  const globals = {
    addEventListener: (_type: string, listener: () => void) => {
      leavePage = listener;
    },
    navigator: {
      permissions: { query: async () => ({ state: permission }) },
      geolocation: {
        getCurrentPosition: (succeed: OnSuccess, fail: () => void, options: object) =>
          requests.push({ succeed, fail, options }),
      },
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
});

afterEach(() => jest.useRealTimers());

const here = { latitude: 30, longitude: 31 };
const nowhere = { latitude: null, longitude: null };

/** Requests a position for the first time and waits for the call to `getCurrentPosition`. */
async function startLocating() {
  const { currentPosition } = await import('./geo-position.ts');
  const firstPosition = Promise.resolve(currentPosition());
  while (requests.length === 0) await new Promise(setImmediate);
  return { currentPosition, firstPosition };
}

describe('currentPosition', () => {
  test.each<PermissionState>(['prompt', 'denied'])(
    'never asks for permission in the state %s',
    async (state) => {
      permission = state;
      const { currentPosition } = await import('./geo-position.ts');
      expect(await currentPosition()).toEqual(nowhere);
      expect(requests).toEqual([]);
    },
  );

  test('reuses a position for ten minutes', async () => {
    const { currentPosition, firstPosition } = await startLocating();
    requests[0]?.succeed({ coords: here });
    expect(await firstPosition).toEqual(here);
    expect(currentPosition()).toEqual(here);
    jest.setSystemTime(Date.now() + 10 * 60_000 - 1);
    expect(currentPosition()).toEqual(here);
    jest.setSystemTime(Date.now() + 1);
    expect(currentPosition()).toBeInstanceOf(Promise);
    expect(requests).toHaveLength(2);
  });

  test('requests a position within two seconds, at most ten minutes old', async () => {
    await startLocating();
    expect(requests[0]?.options).toEqual({ timeout: 2000, maximumAge: 10 * 60_000 });
  });

  test('shares a request under way', async () => {
    const { currentPosition, firstPosition } = await startLocating();
    const secondPosition = currentPosition();
    expect(requests).toHaveLength(1);
    requests[0]?.succeed({ coords: here });
    expect(await Promise.all([firstPosition, secondPosition])).toEqual([here, here]);
  });

  test('makes no request for a minute after a failure', async () => {
    const { currentPosition, firstPosition } = await startLocating();
    requests[0]?.fail();
    expect(await firstPosition).toEqual(nowhere);
    jest.setSystemTime(Date.now() + 59_999);
    expect(currentPosition()).toEqual(nowhere);
    expect(requests).toHaveLength(1);
    jest.setSystemTime(Date.now() + 1);
    expect(currentPosition()).toBeInstanceOf(Promise);
  });

  test('resolves to unknown when the page is left', async () => {
    const { firstPosition } = await startLocating();
    leavePage();
    expect(await firstPosition).toEqual(nowhere);
  });
});
