import inject, { type InjectOptions } from 'light-my-request';
import { invalidate } from '../../lib/upstream/invalidation.ts';
import { encode } from './encode.ts';
import { createRepeats } from './repeats.ts';
import { pageAt, startPages } from './testing.ts';
import { write } from './write.ts';

const asked = { host: 'localhost', accept: 'text/html', 'accept-encoding': 'br' };

async function keptHome() {
  const { pages, store } = await startPages(() => ({}));
  const repeats = createRepeats(store, { 'X-Content-Type-Options': 'nosniff' });
  const place = pages.placeOf(pageAt('/')) ?? '';
  const wholeWay = () =>
    inject(
      (req, res) => {
        pages.give(pageAt('/'), { headers: {} }).then((given) => {
          repeats.remember(req, place);
          res.setHeader('X-Content-Type-Options', 'nosniff');
          write(req, res, given.answer, given.headers);
        });
      },
      { url: '/', headers: asked },
    );
  const again = (unlike: InjectOptions = {}) =>
    inject(
      (req, res) => {
        if (!repeats.give(req, res)) res.writeHead(421).end();
      },
      { method: 'GET', url: '/', ...unlike, headers: { ...asked, ...unlike.headers } },
    );
  await wholeWay();
  return { again, store, place, whole: await wholeWay() };
}

test('a repeated question gets at once just what the whole way gives', async () => {
  const { again, whole } = await keptHome();
  const repeated = await again();
  expect({ ...repeated.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  expect(repeated.rawPayload).toEqual(whole.rawPayload);
  expect((await again({ headers: { 'accept-encoding': 'identity' } })).payload).toContain('<p>/</p>');
});

test('what was compressed again since is given so, with its new length', async () => {
  const { again, store, place, whole } = await keptHome();
  const kept = store.peek(place);
  const identity = Buffer.from('<p>/</p>'.repeat(100));
  if (kept) kept.answer.bodies = await encode(identity, true);
  const { headers, rawPayload } = await again();
  expect([rawPayload.length, headers['content-length']]).toEqual([
    kept?.answer.bodies.br?.length,
    String(rawPayload.length),
  ]);
  expect(headers.etag).not.toBe(whole.headers.etag);
});

test.each<[string, InjectOptions]>([
  ['asks for flight data', { headers: { rsc: '1' } }],
  ['has the page already', { headers: { 'if-none-match': '*' } }],
  ['prefers another form', { headers: { accept: 'text/markdown' } }],
  ['asks another host', { headers: { host: 'layl.localhost' } }],
  ['wants no body', { method: 'HEAD' }],
  ['asks with a query', { url: '/?page=2' }],
])('who %s goes the whole way', async (_who, unlike) => {
  const { again } = await keptHome();
  expect((await again(unlike)).statusCode).toBe(421);
});

test('nobody is given again what was cleared, or has aged', async () => {
  const { again } = await keptHome();
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 301_000);
  expect((await again()).statusCode).toBe(421);
  clock.mockRestore();
  expect((await again()).statusCode).toBe(200);
  invalidate(['page']);
  expect((await again()).statusCode).toBe(421);
});

test('failure pages and pages of one visitor are never given again', async () => {
  const { pages } = await startPages(() => ({}));
  for (const url of ['/404', '/ar/error', '/preview?address=x'])
    expect(pages.placeOf(pageAt(url))).toBeNull();
});
