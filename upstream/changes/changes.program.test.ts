import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Api, seededFolder, startApi, startProgram, temporaryFolder } from '../testing/api.ts';
import { findOffers, order, orderOf } from '../testing/shopper.ts';

const secret = 'the secret of the webhook';

/** What the storefront would be told. */
interface Told {
  event?: string;
  slug?: string;
  tags?: string[];
  sentAt: string;
}

/** A storefront that notes what it is told, while it answers. */
async function startListener() {
  const told: Told[] = [];
  let status = 200;
  let refused = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    if (request.headers['x-signature'] !== signature) throw new Error('The signature is wrong');
    if (status === 200) told.push(JSON.parse(body));
    else refused += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    told,
    url: `http://127.0.0.1:${port}/api/revalidate`,
    answer: (next: number) => {
      status = next;
    },
    refused: () => refused,
    forget: () => told.splice(0),
    stop: () => server.close(),
  };
}

async function until(what: string, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It never came to this: ${what}`);
}

async function command(DATA_DIR: string, ...typed: string[]) {
  return startProgram({ DATA_DIR }, 'main', typed).ended;
}

const brief = ({ event, slug }: Told) => [event, slug];

let listener: Awaited<ReturnType<typeof startListener>>;
let environment: Record<string, string> & { DATA_DIR: string };
let api: Api;

beforeAll(async () => {
  listener = await startListener();
  environment = {
    DATA_DIR: await seededFolder(),
    WEBHOOK_URL: listener.url,
    WEBHOOK_SECRET: secret,
    LOG_LEVEL: 'silent',
  };
  api = await startApi(environment);
});

afterAll(async () => {
  await api.stop();
  listener.stop();
});

beforeEach(async () => {
  await api.setClockAhead(0);
  listener.forget();
});

test('a new price and a new stock are told once, signed, and are what the API answers', async () => {
  const [first, second] = (await api.filter({ pageSize: 2 })).items;
  if (!first || !second) throw new Error('There are no products');
  expect((await command(environment.DATA_DIR, 'set-price', first.slug, '1234.50')).stdout).toContain(
    first.slug,
  );
  await until('one event', () => listener.told.length === 1);
  // A clock that is set back stops nothing.
  await api.setClockAhead(-86_400_000);
  expect(await command(environment.DATA_DIR, 'set-stock', second.variants[0]?.sku ?? '', '0')).toMatchObject({
    code: 0,
    stderr: '',
  });
  await until('two events', () => listener.told.length === 2);
  expect(listener.told.map(brief)).toEqual([
    ['product.updated', first.slug],
    ['product.updated', second.slug],
  ]);
  expect(Date.parse(listener.told[0]?.sentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const [priced, stocked] = (await api.filter({ pageSize: 2 })).items;
  expect(priced?.variants.map(({ price }) => price)).toEqual(first.variants.map(() => 1234.5));
  expect(stocked?.variants[0]?.quantity).toBe(0);
  expect(Date.parse(priced?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first.updatedAt));
});

test('what could not be told is told when the storefront answers again, also after a crash of the API', async () => {
  const [product] = (await api.filter({ pageSize: 1 })).items;
  listener.answer(503);
  for (const price of ['900', '901', '902'])
    await command(environment.DATA_DIR, 'set-price', product?.slug ?? '', price);
  await until('a refused event', () => listener.refused() > 0);
  await api.kill();
  listener.answer(200);
  api = await startApi(environment);
  await until('an event', () => listener.told.length > 0);
  expect(listener.told.map(brief)).toEqual([['product.updated', product?.slug]]);
});

test('a change that changes nothing is not told', async () => {
  const [product] = (await api.filter({ pageSize: 1 })).items;
  const sku = product?.variants[0]?.sku ?? '';
  const quantity = String(product?.variants[0]?.quantity);
  await command(environment.DATA_DIR, 'set-stock', sku, quantity);
  await command(environment.DATA_DIR, 'set-stock', sku, `${Number(quantity) + 1}`);
  await until('an event', () => listener.told.length > 0);
  expect(listener.told).toHaveLength(1);
});

test('an order tells the products it took pieces of, and everything that lists them only where one is sold out', async () => {
  const [several, ...others] = await findOffers(api, 2);
  // As many as a guest may order.
  const last = others.find(({ stock }) => stock <= 40);
  if (!several || !last) throw new Error('There are too few products');
  await order(api, orderOf([{ offer: several, quantity: 1 }]));
  await until('the stock', () => listener.told.length === 1);
  expect(listener.told[0]).toMatchObject({ tags: [`product:${several.slug}`] });
  await order(api, orderOf([{ offer: last, quantity: last.stock }]));
  await until('the product', () => listener.told.length === 2);
  expect(listener.told[1]).toMatchObject({ event: 'product.updated', slug: last.slug });
  await command(environment.DATA_DIR, 'set-stock', last.slug, '3');
  await until('the product again', () => listener.told.length === 3);
  expect(listener.told[2]).toMatchObject({ event: 'product.updated', slug: last.slug });
});

test('commands that make no sense, or come without the key, are refused', async () => {
  const refusals: [string[], RegExp][] = [
    [['set-price', 'no-such-product', '10'], /Nothing goes by no-such-product/],
    [['set-price', 'x', 'cheap'], /amount must be a number/],
    [['set-stock', 'x', '-1'], /pieces must be a whole number/],
    [['set-stock', 'x'], /usage/],
    [['confirm-order', 'RD-2026-NONE'], /Nothing goes by RD-2026-NONE/],
    [['burn', 'x', '1'], /usage/],
  ];
  for (const [typed, words] of refusals) {
    const { code, stderr } = await command(environment.DATA_DIR, ...typed);
    expect(code).toBe(1);
    expect(stderr).toMatch(words);
  }
  for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
    const { status } = await fetch(`${api.baseUrl}/commands/set-price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ words: ['x', '1'] }),
    });
    expect(status).toBe(404);
  }
});

test('without a running API a command says so', async () => {
  const { code, stderr } = await command(await temporaryFolder(), 'set-price', 'x', '1');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^No reference API runs on DATA_DIR/);
});
