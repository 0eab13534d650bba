import { beforeInForce, clear } from '../../lib/upstream/clearing.ts';
import { invalidate } from '../../lib/upstream/invalidation.ts';
import { type Behaviour, html, pageAt, startPages } from './testing.ts';

const ok: Behaviour = () => ({});
const says = (text: string) => ({ body: Buffer.from(html(text)) });

/** A Next that answers when it is told to. */
function heldBack() {
  const waiting: (() => void)[] = [];
  const behave: Behaviour = ({ url }) =>
    url.endsWith('/error')
      ? {}
      : new Promise((resolve) => waiting.push(() => resolve(says(`answer ${waiting.length}`))));
  return { behave, waiting };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.restoreAllMocks());

test('a thousand requests for a cold page make one rendering, and all get the same bytes', async () => {
  const { behave, waiting } = heldBack();
  const { get, questions } = await startPages(behave);
  const all = Array.from({ length: 1000 }, () => get('/shop?utm_source=x'));
  await settled();
  waiting[0]?.();
  const bodies = new Set((await Promise.all(all)).map(({ body }) => body));
  expect([questions.length, bodies.size]).toEqual([1, 1]);
  await get('/shop');
  expect(questions).toHaveLength(1);
});

test('an aged page is given while the next one is made', async () => {
  let made = 0;
  const { get } = await startPages(() => {
    made += 1;
    return says(`made ${made}`);
  });
  expect((await get('/')).body).toContain('made 1');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 301_000);
  const aged = await get('/');
  expect(aged.body).toContain('made 1');
  expect(aged.headers['cache-status']).toMatch(/ttl=-/);
  expect(aged.headers.age).toBe('301');
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await get('/')).body).toContain('made 2');
});

test('a page that was kept, and one that is being made, are given to nobody who comes after its tag was cleared', async () => {
  const { behave, waiting } = heldBack();
  const { get, questions } = await startPages(behave);
  const early = get('/');
  await settled();
  invalidate(['page']);
  const late = get('/');
  const later = get('/');
  await settled();
  expect(questions).toHaveLength(1);
  waiting[0]?.();
  expect((await early).body).toContain('answer 1');
  while (waiting.length < 2) await settled();
  waiting[1]?.();
  expect([(await late).body, (await later).body]).toEqual([
    expect.stringContaining('answer 2'),
    expect.stringContaining('answer 2'),
  ]);
  invalidate(['page']);
  const last = get('/');
  while (waiting.length < 3) await settled();
  waiting[2]?.();
  expect((await last).body).toContain('answer 3');
});

test('flight data waits for a rendering of its page that was begun before a tag was cleared', async () => {
  const { behave, waiting } = heldBack();
  const { get, questions } = await startPages(behave);
  const page = get('/');
  await settled();
  invalidate(['page']);
  const flight = get('/?_rsc=a', { rsc: '1', host: 'localhost' });
  await settled();
  expect(questions).toHaveLength(1);
  waiting[0]?.();
  await page;
  while (waiting.length < 2) await settled();
  waiting[1]?.();
  expect((await flight).body).toContain('answer 2');
});

test('before an invalidation is in force pages that are asked for are made anew, and until then the old ones are given', async () => {
  const held: (() => void)[] = [];
  const { get, pages, questions } = await startPages(async () => {
    const made = questions.length;
    if (made > 3) await new Promise<void>((resolve) => held.push(resolve));
    return says(`answer ${made}`);
  });
  for (const path of ['/', '/', '/shop', '/shop', '/never-again']) await get(path);
  beforeInForce(pages.renew);
  const cleared = clear(['page']);
  while (held.length < 2) await settled();
  expect((await get('/shop')).body).toContain('answer 2');
  held[0]?.();
  while (!(await get('/shop')).body.includes('answer 4')) await settled();
  expect((await get('/')).body).toContain('answer 1');
  held[1]?.();
  await cleared;
  expect((await get('/')).body).toContain('answer 5');
  expect(questions.map(({ url }) => url)).toEqual(['/', '/shop', '/never-again', '/shop', '/']);
});

test('a page that is asked for that was not made anew in time is made anew by the next invalidation', async () => {
  const { get, pages, questions } = await startPages(ok);
  for (let time = 0; time < 2; time += 1) await get('/');
  await pages.renew(AbortSignal.abort());
  expect(questions).toHaveLength(1);
  invalidate(['page']);
  await pages.renew(new AbortController().signal);
  expect(questions).toHaveLength(2);
  expect((await get('/')).headers['cache-status']).toContain('hit');
});

test('a page that is made anew with the same bytes is not compressed again', async () => {
  const { get, store } = await startPages(ok);
  const bodies = () => store.peek('rida html /')?.answer.bodies;
  await get('/');
  const before = bodies();
  invalidate(['page']);
  await get('/');
  expect(before).toBeDefined();
  expect(bodies()).toBe(before);
});

test('where making a page fails the last good one is given, with its age, and to nobody who could keep it', async () => {
  let fails = false;
  const { get } = await startPages(({ url }) => (fails && url === '/' ? { status: 500, tags: null } : {}));
  await get('/');
  fails = true;
  invalidate(['page']);
  const { status, headers } = await get('/');
  expect([status, headers.age]).toEqual([200, '0']);
  expect(headers['cache-status']).toContain('fwd=stale');
  expect(headers['cache-control']).toContain('no-store');
});

test('past the end of a price on it a page is given to nobody, not even where making a new one fails', async () => {
  const endsAt = Date.now() + 60_000;
  let fails = false;
  const { get } = await startPages(({ url }) =>
    url === '/' ? { tags: ['page', `until-${endsAt}`], status: fails ? 500 : 200 } : {},
  );
  const { headers } = await get('/');
  expect(headers['cache-control']).toBe('s-maxage=300');
  fails = true;
  jest.spyOn(Date, 'now').mockReturnValue(endsAt + 1);
  expect((await get('/')).status).toBe(503);
});

test('shared caches may give an aged page for a day at most, and not beyond the end of a price on it', async () => {
  const { get } = await startPages(({ url }) => ({
    tags: url === '/' ? [`until-${Date.now() + 3_600_000}`] : [],
  }));
  const [, seconds] =
    /stale-while-revalidate=(\d+)/.exec((await get('/')).headers['cache-control'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(3200);
  expect(Number(seconds)).toBeLessThanOrEqual(3300);
  expect((await get('/shop')).headers['cache-control']).toBe('s-maxage=300, stale-while-revalidate=86400');
});

test('a page that is not there is the whole not-found page of its language, and makes no entry', async () => {
  const { get, store } = await startPages(({ url }) =>
    url.startsWith('/ar/no') ? { status: 404, tags: null } : {},
  );
  const before = (await get('/ar/404')).body;
  const size = store.size();
  for (let number = 0; number < 100; number += 1) {
    const { status, body } = await get(`/ar/no-${number}`);
    expect([status, body]).toEqual([404, before]);
  }
  expect(store.size()).toBe(size);
});

test('a page that failed is the whole error page: 503, kept by nobody, with a time to come back', async () => {
  const { get } = await startPages(({ url }) => (url === '/shop' ? { status: 500, tags: null } : {}));
  const { status, headers, body } = await get('/shop');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toContain('<p>/error</p>');
});

test('where even the error page cannot be made there is an answer', async () => {
  const { get } = await startPages(() => Promise.reject(new Error('gone')));
  expect((await get('/shop')).status).toBe(503);
  expect((await get('/404')).status).toBe(404);
});

test('a redirect leads to one place and keeps the whole query as it came', async () => {
  const { get } = await startPages(() => ({
    status: 308,
    headers: { location: ['/shop/cart', '/shop/cart'] as unknown as string },
    tags: null,
  }));
  const { status, headers } = await get('/cart?a=1&a=2&empty=&%5Bx%5D=%26');
  expect([status, headers.location]).toEqual([308, '/shop/cart?a=1&a=2&empty=&%5Bx%5D=%26']);
});

test('hosts that nobody knows share the pages of the first shop', async () => {
  const { get, questions } = await startPages(ok);
  for (const host of ['localhost', 'one.example', 'two.example:99']) await get('/', { host });
  expect(questions).toHaveLength(1);
  expect(questions[0]?.headers.host).toBe('localhost:3000');
});

test('a page of one visitor is asked for each time, with what came along, and is not kept', async () => {
  const { pages, store, questions } = await startPages(ok);
  for (const cookie of ['a', 'b']) await pages.give(pageAt('/campaigns'), { headers: { cookie } });
  expect(questions.map(({ headers }) => headers.cookie)).toEqual(['a', 'b']);
  expect(store.size()).toBe(0);
});

test('flight data without the name that Next gives it is never kept', async () => {
  const { get, questions } = await startPages(ok);
  for (let time = 0; time < 2; time += 1) await get('/', { rsc: '1', host: 'localhost' });
  expect(questions).toHaveLength(2);
});

test('who waited for a page is told for how long, and who did not is not', async () => {
  const { get } = await startPages(ok);
  expect((await get('/')).headers['server-timing']).toBe('render;dur=30, upstream;dur=12');
  expect((await get('/')).headers['server-timing']).toBeUndefined();
});

test('a page says to a CDN which tags clear it, as does one that is not there', async () => {
  const { get } = await startPages(({ url }) => ({ status: url === '/shop' ? 404 : 200 }));
  expect((await get('/')).headers['cache-tag']).toBe('page');
  expect((await get('/shop')).headers).toMatchObject({
    'cache-tag': 'page',
    'cache-control': expect.stringContaining('s-maxage=300'),
  });
});
