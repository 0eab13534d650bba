import { price } from './support/catalogue.ts';
import { visibleText } from './support/html.ts';
import { ask } from './support/http.ts';
import { pour } from './support/pour.ts';
import { port as portWithoutSecret } from './support/shop.ts';
import { sign } from './support/storefront.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const event = (slug: string) => ({ event: 'product.updated', slug });

test('without a secret the webhook is not there', async () => {
  const body = JSON.stringify({ tags: ['home'] });
  const headersTried: Record<string, string>[] = [
    {},
    { 'x-signature': sign(body) },
    { 'x-signature': sign(body, '') },
  ];
  for (const headers of headersTried) {
    const { status } = await ask(portWithoutSecret, '/api/revalidate', { method: 'POST', body, headers });
    expect(status).toBe(404);
  }
});

test('a body whose signature is wrong or absent is refused', async ({ storefront }) => {
  const body = JSON.stringify(event('anything'));
  const signatures = [
    undefined,
    '',
    'sha256=',
    sign(`${body} `),
    sign(body, 'another secret of some length'),
    sign(body).toUpperCase(),
    sign(body).replace('sha256=', ''),
    `${sign(body)}0`,
  ];
  for (const signature of signatures) {
    const headers = signature === undefined ? undefined : { 'x-signature': signature };
    const { status } = await storefront.get('/api/revalidate', { method: 'POST', body, headers });
    expect([signature, status]).toEqual([signature, 401]);
  }
});

test('a body that is too long is refused before it has come', async ({ storefront }) => {
  const announced = 300 * 1024 * 1024;
  expect((await pour(storefront.port, '/api/revalidate', { announced })).status).toBe(413);
  const { status, taken } = await pour(storefront.port, '/api/revalidate');
  expect(status).toBe(413);
  expect(taken).toBeLessThan(32 * 1024 * 1024);
});

test('a signed body that asks for nothing known is answered 400', async ({ storefront }) => {
  const bodies = [
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"tags":[]}',
    '{"tags":"home"}',
    '{"event":"product.exploded","slug":"a"}',
  ];
  for (const body of bodies) {
    const { status } = await storefront.get('/api/revalidate', {
      method: 'POST',
      body,
      headers: { 'x-signature': sign(body) },
    });
    expect([body, status]).toEqual([body, 400]);
  }
});

test('reading the webhook does nothing', async ({ storefront }) => {
  expect((await storefront.get('/api/revalidate')).status).toBe(405);
});

for (const [name, announcement] of [
  ['a change event', (slug: string) => event(slug)],
  ['its tag', (slug: string) => ({ tags: [`product:${slug}`] })],
] as const) {
  test(`after ${name} the next visitor sees the new price, in both languages`, async ({
    upstream,
    storefront,
  }) => {
    const slug = newSlug();
    const paths = [`/shop/shop-details/${slug}`, `/ar/shop/shop-details/${slug}`];
    upstream.prices.set(slug, 100);
    for (const path of paths) expect(visibleText((await storefront.get(path)).body)).toContain('100.00');

    upstream.prices.set(slug, 75);
    for (const path of paths) expect(visibleText((await storefront.get(path)).body)).toContain('100.00');

    const { status } = await storefront.announce(announcement(slug));
    expect(status).toBe(200);
    for (const path of paths) {
      const text = visibleText((await storefront.get(path)).body);
      expect(text).toContain('75.00');
      expect(text).not.toContain('100.00');
    }
  });
}

test('an event for a product whose slug is Arabic reaches its page', async ({ upstream, storefront }) => {
  const slug = `${newSlug()}-عباية`;
  const path = `/shop/shop-details/${encodeURIComponent(slug)}`;
  upstream.prices.set(slug, 100);
  expect(visibleText((await storefront.get(path)).body)).toContain(price(100));
  upstream.prices.set(slug, 75);
  await storefront.announce(event(slug));
  expect(visibleText((await storefront.get(path)).body)).toContain(price(75));
});

test('a product that appears after its address was found missing is there after its event', async ({
  upstream,
  storefront,
}) => {
  const slug = newSlug();
  upstream.when(`/Products/GetBySlug/${slug}`, 'missing by null');
  expect((await storefront.get(`/shop/shop-details/${slug}`)).status).toBe(404);
  upstream.reset();
  await storefront.noticeUpstream();
  await storefront.announce(event(slug));
  expect((await storefront.get(`/shop/shop-details/${slug}`)).status).toBe(200);
});

test('what nobody announced is not read again', async ({ upstream, storefront }) => {
  const [changed, other] = [newSlug(), newSlug()];
  await storefront.get(`/shop/shop-details/${other}`);
  await storefront.announce(event(changed));
  upstream.calls.length = 0;
  expect((await storefront.get(`/shop/shop-details/${other}`)).status).toBe(200);
  expect(upstream.calls.filter(({ path }) => path.includes(other))).toEqual([]);
});

test('a page that is being made while its change is announced is given to nobody afterwards', async ({
  upstream,
  storefront,
}) => {
  const slug = newSlug();
  const path = `/shop/shop-details/${slug}`;
  upstream.prices.set(slug, 100);
  upstream.when(`/Products/GetBySlug/${slug}`, { slowMs: 0, lateMs: 500 });
  const early = storefront.get(path);
  await expect.poll(() => upstream.calls.some((call) => call.path.includes(slug))).toBe(true);
  upstream.prices.set(slug, 75);
  upstream.when(`/Products/GetBySlug/${slug}`, 'ok');
  await storefront.noticeUpstream();
  const announced = storefront.announce(event(slug));
  expect((await announced).status).toBe(200);
  for (let time = 0; time < 3; time += 1) {
    expect(visibleText((await storefront.get(path)).body)).toContain(price(75));
  }
  expect(visibleText((await early).body)).toContain(price(100));
});

test('the same message may come many times at once, and each time it is as good as the first', async ({
  upstream,
  storefront,
}) => {
  const slug = newSlug();
  const path = `/shop/shop-details/${slug}`;
  for (const amount of [100, 75, 50]) {
    upstream.prices.set(slug, amount);
    const answers = await Promise.all(Array.from({ length: 20 }, () => storefront.announce(event(slug))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(visibleText((await storefront.get(path)).body)).toContain(price(amount));
  }
  expect(upstream.calls.filter((call) => call.path.includes(slug)).length).toBeLessThanOrEqual(6);
});

test('a message that says it was sent long ago is refused, one that was sent now is not', async ({
  storefront,
}) => {
  const sent = (minutes: number) => new Date(storefront.now() + minutes * 60_000).toISOString();
  const message = { event: 'home.updated' };
  expect((await storefront.announce({ ...message, sentAt: sent(0) })).status).toBe(200);
  for (const minutes of [-30, 30]) {
    expect((await storefront.announce({ ...message, sentAt: sent(minutes) })).status).toBe(401);
  }
  expect((await storefront.announce({ ...message, sentAt: 'yesterday' })).status).toBe(400);
});
