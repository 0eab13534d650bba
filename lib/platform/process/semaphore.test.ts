import { BusyError, createSemaphore, limitConcurrency } from './semaphore.ts';

/** A promise that the test resolves. */
function deferred() {
  let resolve = () => {};
  const done = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { done, resolve };
}

describe('limitConcurrency', () => {
  test('runs no more tasks at once than allowed, in order', async () => {
    const run = limitConcurrency(2, 10);
    const tasks = [deferred(), deferred(), deferred(), deferred()];
    const started: number[] = [];
    const results = tasks.map(({ done }, index) =>
      run(() => {
        started.push(index);
        return done;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    for (const [index, { resolve }] of tasks.entries()) {
      resolve();
      await results[index];
    }
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('rejects a task while the queue is full', async () => {
    const run = limitConcurrency(1, 1);
    const { done, resolve } = deferred();
    const [first, second] = [run(() => done), run(async () => 'second')];
    await expect(run(async () => 'third')).rejects.toThrow(BusyError);
    resolve();
    await first;
    await expect(second).resolves.toBe('second');
    await expect(run(async () => 'fourth')).resolves.toBe('fourth');
  });

  test('frees the slot of a task that fails', async () => {
    const run = limitConcurrency(1, 1);
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(run(async () => 'next')).resolves.toBe('next');
  });
});

describe('createSemaphore', () => {
  test('removes an aborted caller from the queue', async () => {
    const acquire = createSemaphore(1, 1);
    const release = await acquire();
    const controller = new AbortController();
    const aborted = acquire(controller.signal);
    await expect(acquire()).rejects.toThrow(BusyError);
    controller.abort();
    await expect(aborted).rejects.toThrow(BusyError);
    await expect(acquire(controller.signal)).rejects.toThrow(BusyError);
    const next = acquire();
    release();
    await expect(next).resolves.toBeInstanceOf(Function);
  });

  test('frees a slot once when released twice or aborted later', async () => {
    const acquire = createSemaphore(1, 2);
    const release = await acquire();
    const controller = new AbortController();
    const second = acquire(controller.signal);
    const third = acquire();
    release();
    release();
    const releaseSecond = await second;
    controller.abort();
    let isAcquired = false;
    third.then(() => {
      isAcquired = true;
    });
    await new Promise(setImmediate);
    expect(isAcquired).toBe(false);
    releaseSecond();
    await third;
  });
});
