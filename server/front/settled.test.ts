import { invalidate } from '../../lib/upstream/invalidation.ts';
import { compressSettled } from './settled.ts';
import { html, startPages } from './testing.ts';

const classes = ['card', 'row', 'tile'];
const varied = Array.from(
  { length: 800 },
  (_, index) => `<li class="${classes[index % 3]}${index % 17}">${(index * index * 31) % 1009}</li>`,
).join('');

async function startShop() {
  let made = 0;
  const started = await startPages(({ url }) => ({ body: Buffer.from(html(`${url} ${made++} ${varied}`)) }));
  const bodiesOf = (path: string) => started.store.peek(`rida html ${path}`)?.answer.bodies;
  const later = async (work: () => Promise<unknown>) => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    await work();
    clock.mockRestore();
  };
  const change = async (path: string) => {
    await started.get(path);
    invalidate(['page']);
    await started.get(path);
  };
  const settle = () => later(() => compressSettled(started.store, started.scripts));
  return { ...started, bodiesOf, later, change, settle };
}

test('a page is small at once, unless it takes the place of one that was made just before', async () => {
  const { get, bodiesOf, change, later } = await startShop();
  await get('/calm');
  invalidate(['page']);
  await later(() => get('/calm'));
  await change('/busy');
  expect(['/calm', '/busy'].map((path) => bodiesOf(path)?.isQuick)).toEqual([false, true]);
});

test('a page that was asked for again and has stood for a while becomes smaller, and its script too', async () => {
  const { get, store, scripts, bodiesOf, change, settle } = await startShop();
  await get('/once');
  await change('/');
  for (const path of ['/', '/once']) await get(path);
  const quick = bodiesOf('/');
  await compressSettled(store, scripts);
  expect(bodiesOf('/')).toBe(quick);
  await settle();
  const small = bodiesOf('/');
  expect(small?.br?.length).toBeLessThan(quick?.br?.length ?? 0);
  expect(small?.identity).toBe(quick?.identity);
  expect(scripts.peek(store.peek('rida html /')?.script ?? '')?.bodies.isQuick).toBe(false);
  expect(bodiesOf('/once')?.isQuick).toBe(true);
});

test('what was cleared meanwhile is not compressed again', async () => {
  const { get, bodiesOf, change, settle } = await startShop();
  await change('/');
  await get('/');
  invalidate(['page']);
  await settle();
  expect(bodiesOf('/')?.isQuick).toBe(true);
});

test('a body that cannot be compressed stays as it is, and the ones after it become smaller', async () => {
  const { get, bodiesOf, settle } = await startShop();
  const paths = ['/broken', '/after'];
  for (const path of paths) await get(path);
  invalidate(['page']);
  for (const path of [...paths, ...paths]) await get(path);
  const broken = bodiesOf('/broken');
  Object.assign(broken ?? {}, { identity: { length: 1000 } });
  await settle();
  expect(bodiesOf('/broken')).toBe(broken);
  expect(bodiesOf('/after')?.isQuick).toBe(false);
});
