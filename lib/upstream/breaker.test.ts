import { type Breaker, createBreaker } from './breaker.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function fail(breaker: Breaker, times: number): void {
  for (let time = 0; time < times; time += 1) breaker.note(false);
}

test('a few failures in a row open it, and an answer between them none', () => {
  const breaker = createBreaker(async () => false);
  fail(breaker, 4);
  breaker.note(true);
  fail(breaker, 4);
  expect(breaker.state).toBe('closed');
  breaker.note(false);
  expect(breaker.state).toBe('open');
});

test('it tries by itself, at ever longer intervals of some seconds at most, and closes with the first answer', async () => {
  const answers = [false, false, false, false, false, true];
  const probe = jest.fn(async () => answers.shift() ?? true);
  const breaker = createBreaker(probe);
  fail(breaker, 5);
  await jest.advanceTimersByTimeAsync(500);
  expect(probe).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 4000);
  expect(probe).toHaveBeenCalledTimes(5);
  expect(breaker.state).toBe('open');
  await jest.advanceTimersByTimeAsync(4000);
  expect(breaker.state).toBe('closed');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(6);
});

test('while one question is under way it is half open, asks no other and is closed by any answer', async () => {
  const probe = jest.fn(() => new Promise<boolean>(() => {}));
  const breaker = createBreaker(probe);
  fail(breaker, 5);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([breaker.state, probe.mock.calls.length]).toEqual(['half-open', 1]);
  breaker.note(false);
  expect(breaker.state).toBe('half-open');
  breaker.note(true);
  expect(breaker.state).toBe('closed');
});

test('a question that breaks off is no answer', async () => {
  const breaker = createBreaker(() => Promise.reject(new Error('broken')));
  fail(breaker, 5);
  await jest.advanceTimersByTimeAsync(500);
  expect(breaker.state).toBe('open');
});

test('a question that was overtaken by an answer opens nothing any more', async () => {
  let say: (isThere: boolean) => void = () => {};
  const breaker = createBreaker(
    () =>
      new Promise((resolve) => {
        say = resolve;
      }),
  );
  fail(breaker, 5);
  await jest.advanceTimersByTimeAsync(500);
  breaker.note(true);
  say(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(breaker.state).toBe('closed');
});
