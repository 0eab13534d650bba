import { BusyError, limited, places } from './limited.ts';

function piece() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

test('no more run at once than allowed, and those that wait come in order', async () => {
  const run = limited(2, 10);
  const pieces = [piece(), piece(), piece(), piece()];
  const begun: number[] = [];
  const all = pieces.map(({ done }, index) =>
    run(() => {
      begun.push(index);
      return done;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (const [index, { finish }] of pieces.entries()) {
    finish();
    await all[index];
  }
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('too many waiting are turned away, and the way is free again afterwards', async () => {
  const run = limited(1, 1);
  const { done, finish } = piece();
  const [first, second] = [run(() => done), run(async () => 'second')];
  await expect(run(async () => 'third')).rejects.toThrow(BusyError);
  finish();
  await first;
  await expect(second).resolves.toBe('second');
  await expect(run(async () => 'fourth')).resolves.toBe('fourth');
});

test('a piece that fails makes room', async () => {
  const run = limited(1, 1);
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run(async () => 'next')).resolves.toBe('next');
});

test('who stops waiting frees the place in the queue, and takes none', async () => {
  const takePlace = places(1, 1);
  const leave = await takePlace();
  const hangUp = new AbortController();
  const gone = takePlace(hangUp.signal);
  await expect(takePlace()).rejects.toThrow(BusyError);
  hangUp.abort();
  await expect(gone).rejects.toThrow(BusyError);
  await expect(takePlace(hangUp.signal)).rejects.toThrow(BusyError);
  const next = takePlace();
  leave();
  await expect(next).resolves.toBeInstanceOf(Function);
});

test('leaving twice makes room once, and hanging up after one has a place none', async () => {
  const takePlace = places(1, 2);
  const leave = await takePlace();
  const hangUp = new AbortController();
  const second = takePlace(hangUp.signal);
  const third = takePlace();
  leave();
  leave();
  const leaveSecond = await second;
  hangUp.abort();
  let isThere = false;
  third.then(() => {
    isThere = true;
  });
  await new Promise(setImmediate);
  expect(isThere).toBe(false);
  leaveSecond();
  await third;
});
