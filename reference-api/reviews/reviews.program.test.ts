import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { checkReviews } from '../../contract/conformance/check-reviews.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder, register } from '../testing/api-client.ts';
import { type DatabaseSettings, seededDatabase } from '../testing/seeded-database.ts';

let api: Api;
let database: DatabaseSettings;
let offers: Offer[];
const changedSlugs: unknown[] = [];
const webhook = createServer(async (request, response) => {
  changedSlugs.push(JSON.parse(await text(request)).slug);
  response.end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  database = await seededDatabase();
  api = await startApi({
    ...database,
    ATTEMPTS_FACTOR: '1000',
    WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    WEBHOOK_SECRET: 'the secret of the webhook',
  });
  offers = await findOffers(api, 4);
});
afterAll(async () => {
  await api.stop();
  webhook.close();
});

const reviewsPath = (slug: string) => `/Products/${slug}/Reviews`;
const newReview = (overrides: object = {}) => ({
  rating: 4,
  text: 'Falls well and does not cling.',
  name: 'Sara',
  language: 'en',
  fit: 'true',
  ...overrides,
});
const writeReview = (slug: string, body: object, options: object = {}) =>
  callApi(api, 'POST', reviewsPath(slug), { body, ...options });
const getReviewPage = (slug: string, query = '', language = 'en') =>
  api.get<{
    items: { id: string; text: string; language: string; verified: boolean; createdAt: string }[];
    total: number;
    average: number | null;
    counts: Record<string, number>;
    fit?: Record<string, number>;
  }>(`${reviewsPath(slug)}${query}`, language);
const getProduct = (slug: string) =>
  api.get<{ reviewCount: number; averageRating: number | null; reviews: { rating: number }[] }>(
    `/Products/GetBySlug/${slug}`,
  );
async function placeOrderOf(offer: Offer, email: string, options: object = {}): Promise<string> {
  const contact = { name: 'Sara', email, phoneNumber: '+20 10 1234 5678' };
  return (await placeOrder(api, newOrder([{ offer, quantity: 1 }], { contact }), options)).body.response
    .number;
}
/** Orders a product, which is then delivered. */
async function buy(offer: Offer, email = 'sara@shop.example', options: object = {}): Promise<string> {
  const number = await placeOrderOf(offer, email, options);
  await runCommand(['deliver-order', number], database.DATA_DIR);
  return number;
}
async function publishPending(name: string) {
  const entries = (await runCommand(['pending-reviews'], database.DATA_DIR)).split('\n\n');
  const id = entries.find((entry) => entry.includes(`  ${name}\n`))?.split(' ')[0] ?? '';
  return runCommand(['publish-review', id], database.DATA_DIR);
}

describe('reading reviews', () => {
  test('count and average of a product cover its published reviews', async () => {
    const { items } = await api.filter({ pageSize: 100 });
    expect(items.some(({ reviewCount }) => reviewCount === 0)).toBe(true);
    for (const { slug, reviewCount, averageRating, reviews } of items) {
      const sum = reviews.reduce((total, { rating }) => total + rating, 0);
      const average = reviews.length > 0 ? Math.round((sum * 10) / reviews.length) / 10 : null;
      expect({ slug, reviewCount, averageRating }).toEqual({
        slug,
        reviewCount: reviews.length,
        averageRating: average,
      });
    }
    const page = await getReviewPage('wool-blend-open-abaya');
    expect(page).toMatchObject({ total: 13, average: 4.2, fit: { small: 0, true: 4, large: 2 } });
    expect(page.counts).toEqual({ '1': 0, '2': 1, '3': 2, '4': 4, '5': 6 });
  });

  test('pages are sorted and contain each review once', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        getReviewPage('wool-blend-open-abaya', `?sort=newest&pageNumber=${page}&pageSize=8`),
      ),
    );
    const items = pages.flatMap((page) => page.items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(13);
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const { items: helpful } = await getReviewPage('wool-blend-open-abaya', '?sort=helpful&pageSize=50');
    expect(helpful.slice(-2).map(({ verified }) => verified)).toEqual([false, false]);
    expect(helpful[0]?.text.length).toBeGreaterThan(80);
  });

  test('a review in both languages is returned in the requested one', async () => {
    const { items: english } = await getReviewPage('wool-blend-open-abaya', '?pageSize=50');
    const { items: arabic } = await getReviewPage('wool-blend-open-abaya', '?pageSize=50', 'ar');
    expect(english[0]).toMatchObject({ language: 'en', text: expect.stringMatching(/^Wore the camel/) });
    expect(arabic[0]).toMatchObject({ language: 'ar', text: expect.stringMatching(/^لبست الجملي/) });
    expect([english, arabic].map((items) => items.find(({ text }) => text === 'Perfect.')?.language)).toEqual(
      ['en', 'en'],
    );
  });

  test('an unknown product gets 404, a malformed query 400', async () => {
    expect((await callApi(api, 'GET', reviewsPath('no-such-product'))).status).toBe(404);
    expect((await callApi(api, 'GET', `${reviewsPath('wool-blend-open-abaya')}?pageSize=51`)).status).toBe(
      400,
    );
  });
});

test('calls of reviews pass the conformance checks', async () => {
  const results = [];
  for await (const result of checkReviews(api.baseUrl)) results.push(result);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(results).toHaveLength(6);
});

describe('a new review', () => {
  test('is accepted from buyers of the product only', async () => {
    const [bought, other] = offers as [Offer, Offer];
    const orderNumber = await buy(bought);
    const proof = { orderNumber, email: 'sara@shop.example' };
    const rejected = await Promise.all([
      writeReview(bought.slug, newReview()),
      writeReview(bought.slug, newReview({ orderNumber })),
      writeReview(bought.slug, newReview({ ...proof, email: 'mona@shop.example' })),
      writeReview(other.slug, newReview(proof)),
      writeReview(bought.slug, newReview(), { token: (await register(api)).token }),
    ]);
    for (const { status, body } of rejected)
      expect([status, body]).toEqual([403, { Message: expect.stringMatching(/order/i) }]);
    const { status, body } = await writeReview(
      bought.slug,
      newReview({ ...proof, email: 'SARA@shop.example' }),
    );
    expect([status, body.response]).toEqual([200, { status: 'pending' }]);
  });

  test('appears after publication, in counts and webhook', async () => {
    const offer = offers[2] as Offer;
    const email = 'hala@shop.example';
    const before = await getReviewPage(offer.slug);
    const orderNumber = await buy(offer, email);
    await writeReview(offer.slug, newReview({ name: 'Hala', rating: 1, fit: 'small', email, orderNumber }));
    expect(await getReviewPage(offer.slug)).toEqual(before);
    expect(changedSlugs).not.toContain(offer.slug);

    expect(await publishPending('Hala')).toBe(`${offer.slug}: review published\n`);
    const after = await getReviewPage(offer.slug);
    expect(after.items[0]).toMatchObject({ author: 'Hala', rating: 1, fit: 'small', verified: true });
    expect([after.total, after.counts['1']]).toEqual([before.total + 1, (before.counts['1'] ?? 0) + 1]);
    const product = await getProduct(offer.slug);
    expect([product.reviewCount, product.averageRating]).toEqual([after.total, after.average]);
    while (!changedSlugs.includes(offer.slug)) await new Promise((resolve) => setTimeout(resolve, 50));

    // A second review replaces the first and is moderated again.
    await writeReview(offer.slug, newReview({ name: 'Hala', rating: 5, email, orderNumber }));
    expect((await getReviewPage(offer.slug)).total).toBe(before.total);
    await publishPending('Hala');
    const replaced = await getReviewPage(offer.slug);
    expect([replaced.total, replaced.items[0]]).toEqual([
      before.total + 1,
      expect.objectContaining({ rating: 5 }),
    ]);
    await runCommand(['reject-review', replaced.items[0]?.id ?? ''], database.DATA_DIR);
    expect(await getReviewPage(offer.slug)).toEqual(before);
  });

  test('needs no order number from a signed-in customer who ordered', async () => {
    const offer = offers[3] as Offer;
    const { token } = await register(api);
    await buy(offer, 'other@shop.example', { token });
    expect((await writeReview(offer.slug, newReview({ text: 'x'.repeat(2001) }), { token })).status).toBe(
      400,
    );
    expect((await writeReview(offer.slug, newReview({ rating: 6 }), { token })).status).toBe(400);
    const { body } = await writeReview(offer.slug, newReview(), { token });
    expect(body.response).toEqual({ status: 'pending' });
  });

  test('needs an order that is delivered', async () => {
    const offer = offers[5] as Offer;
    const { token, email } = await register(api);
    const orderNumber = await placeOrderOf(offer, email, { token });
    expect((await writeReview(offer.slug, newReview(), { token })).status).toBe(403);
    await runCommand(['deliver-order', orderNumber], database.DATA_DIR);
    expect((await writeReview(offer.slug, newReview(), { token })).status).toBe(200);
  });

  test('belongs to the product after publication', async () => {
    const offer = offers[4] as Offer;
    const orderNumber = await buy(offer, 'nada@shop.example');
    await writeReview(offer.slug, newReview({ name: 'Nada', email: 'nada@shop.example', orderNumber }));
    await publishPending('Nada');
    const { total } = await getReviewPage(offer.slug);
    expect((await getProduct(offer.slug)).reviews).toHaveLength(total);
  });
});

test('reviews appear at once with REVIEWS=at-once, and are rate-limited', async () => {
  const ownDatabase = await seededDatabase();
  const unmoderatedApi = await startApi({ ...ownDatabase, REVIEWS: 'at-once' });
  const offer = offers[0] as Offer;
  const body = newOrder([{ offer, quantity: 1 }]);
  const orderNumber = (await placeOrder(unmoderatedApi, body)).body.response.number;
  await runCommand(['deliver-order', orderNumber], ownDatabase.DATA_DIR);
  const send = () =>
    callApi(unmoderatedApi, 'POST', reviewsPath(offer.slug), {
      body: newReview({ orderNumber, email: body.contact.email }),
    });
  const first = await send();
  expect(first.body.response).toEqual({ status: 'published' });
  const statuses = [];
  for (let attempt = 0; attempt < 10; attempt += 1) statuses.push((await send()).status);
  expect(statuses.at(-1)).toBe(429);
  await unmoderatedApi.stop();
});
