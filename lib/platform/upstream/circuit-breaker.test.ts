import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function recordFailures(breaker: CircuitBreaker, times: number): void {
  for (let time = 0; time < times; time += 1) breaker.recordFailure();
}

describe('createCircuitBreaker', () => {
  test('opens after five consecutive failures', () => {
    const breaker = createCircuitBreaker(async () => false);
    recordFailures(breaker, 4);
    breaker.recordSuccess();
    recordFailures(breaker, 4);
    expect(breaker.state).toBe('closed');
    breaker.recordFailure();
    expect(breaker.state).toBe('open');
  });

  test('probes at growing intervals and closes on the first success', async () => {
    const probeResults = [false, false, false, false, false, true];
    const probe = jest.fn(async () => probeResults.shift() ?? true);
    const breaker = createCircuitBreaker(probe);
    recordFailures(breaker, 5);
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

  test('is half-open during a single probe, and closed by any success', async () => {
    const probe = jest.fn(() => new Promise<boolean>(() => {}));
    const breaker = createCircuitBreaker(probe);
    recordFailures(breaker, 5);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([breaker.state, probe.mock.calls.length]).toEqual(['half-open', 1]);
    breaker.recordFailure();
    expect(breaker.state).toBe('half-open');
    breaker.recordSuccess();
    expect(breaker.state).toBe('closed');
  });

  test('stays open when the probe throws', async () => {
    const breaker = createCircuitBreaker(() => Promise.reject(new Error('broken')));
    recordFailures(breaker, 5);
    await jest.advanceTimersByTimeAsync(500);
    expect(breaker.state).toBe('open');
  });

  test('ignores a failed probe after a successful call', async () => {
    let finishProbe: (isUp: boolean) => void = () => {};
    const breaker = createCircuitBreaker(
      () =>
        new Promise((resolve) => {
          finishProbe = resolve;
        }),
    );
    recordFailures(breaker, 5);
    await jest.advanceTimersByTimeAsync(500);
    breaker.recordSuccess();
    finishProbe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(breaker.state).toBe('closed');
  });
});
