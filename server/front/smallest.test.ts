import { invalidate } from '../../lib/upstream/invalidation.ts';
import { compressSettled } from './smallest.ts';
import { html, startPages } from './testing.ts';

const settledAt = performance.now() + 5000;
const varied = Array.from({ length: 400 }, (_, index) => `<p>${(index * 7919) % 1009}</p>`).join('');

async function startShop() {
  const started = await startPages(({ url }) => ({ body: Buffer.from(html(url + varied)) }));
  const bodiesOf = (path: string) => started.store.peek(`rida html ${path}`)?.answer.bodies;
  const settle = async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(settledAt);
    await compressSettled(started.store, started.scripts);
    clock.mockRestore();
  };
  return { ...started, bodiesOf, settle };
}

test('a page that was asked for again and has stood for a while becomes smaller, and its script too', async () => {
  const { get, store, scripts, bodiesOf, settle } = await startShop();
  for (const path of ['/', '/', '/once']) await get(path);
  const quick = bodiesOf('/');
  await compressSettled(store, scripts);
  expect(bodiesOf('/')).toBe(quick);
  await settle();
  const small = bodiesOf('/');
  expect(small?.br?.length).toBeLessThan(quick?.br?.length ?? 0);
  expect(small?.identity).toBe(quick?.identity);
  expect(scripts.peek(store.peek('rida html /')?.script ?? '')?.bodies.isSmallest).toBe(true);
  expect(bodiesOf('/once')?.isSmallest).toBe(false);
});

test('what was cleared meanwhile is not compressed again', async () => {
  const { get, bodiesOf, settle } = await startShop();
  for (const path of ['/', '/']) await get(path);
  invalidate(['page']);
  await settle();
  expect(bodiesOf('/')?.isSmallest).toBe(false);
});
