import { BusyError, limited } from './limited.ts';

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
