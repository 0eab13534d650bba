import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Api, seededFolder, startApi, startProgram, temporaryFolder } from '../testing/api.ts';
import { findOffers, newOrder, placeOrder } from '../testing/shopper.ts';

const secret = 'the secret of the webhook';

/** Received webhook message. */
interface ReceivedMessage {
  event?: string;
  slug?: string;
  tags?: string[];
  sentAt: string;
}

/** Starts a webhook receiver, which stores the messages that it accepts with 200. */
async function startReceiver() {
  const messages: ReceivedMessage[] = [];
  let status = 200;
  let reason: string | undefined;
  let rejections = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    if (request.headers['x-signature'] !== signature) throw new Error('The signature is wrong');
    if (status === 200) messages.push(JSON.parse(body));
    else rejections += 1;
    response.writeHead(status).end(reason && JSON.stringify({ Message: reason }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    messages,
    url: `http://127.0.0.1:${port}/api/revalidate`,
    respondWith: (nextStatus: number, nextReason?: string) => {
      status = nextStatus;
      reason = nextReason;
    },
    rejectedCount: () => rejections,
    clear: () => messages.splice(0),
    stop: () => server.close(),
  };
}

async function waitFor(label: string, condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Timed out waiting for ${label}`);
}

async function runCommand(DATA_DIR: string, ...commandLine: string[]) {
  return startProgram({ DATA_DIR }, 'main', commandLine).ended;
}

const eventAndSlug = ({ event, slug }: ReceivedMessage) => [event, slug];

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let environment: Record<string, string> & { DATA_DIR: string };
let api: Api;

beforeAll(async () => {
  receiver = await startReceiver();
  environment = {
    DATA_DIR: await seededFolder(),
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: secret,
    LOG_LEVEL: 'silent',
  };
  api = await startApi(environment);
});

afterAll(async () => {
  await api.stop();
  receiver.stop();
});

beforeEach(async () => {
  await api.setClockAhead(0);
  receiver.clear();
});

describe('webhook', () => {
  test('changes of price and stock are delivered once with a signature', async () => {
    const [first, second] = (await api.filter({ pageSize: 2 })).items;
    if (!first || !second) throw new Error('There are no products');
    expect((await runCommand(environment.DATA_DIR, 'set-price', first.slug, '1234.50')).stdout).toContain(
      first.slug,
    );
    await waitFor('one event', () => receiver.messages.length === 1);
    // A clock that is set back must not stop delivery.
    await api.setClockAhead(-86_400_000);
    expect(
      await runCommand(environment.DATA_DIR, 'set-stock', second.variants[0]?.sku ?? '', '0'),
    ).toMatchObject({
      code: 0,
      stderr: '',
    });
    await waitFor('two events', () => receiver.messages.length === 2);
    expect(receiver.messages.map(eventAndSlug)).toEqual([
      ['product.updated', first.slug],
      ['product.updated', second.slug],
    ]);
    expect(Date.parse(receiver.messages[0]?.sentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const [priced, stocked] = (await api.filter({ pageSize: 2 })).items;
    expect(priced?.variants.map(({ price }) => price)).toEqual(first.variants.map(() => 1234.5));
    expect(stocked?.variants[0]?.quantity).toBe(0);
    expect(Date.parse(priced?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first.updatedAt));
  });

  test('undelivered changes survive an outage and a crash', async () => {
    const [product] = (await api.filter({ pageSize: 1 })).items;
    receiver.respondWith(503);
    for (const price of ['900', '901', '902'])
      await runCommand(environment.DATA_DIR, 'set-price', product?.slug ?? '', price);
    await waitFor('a rejected message', () => receiver.rejectedCount() > 0);
    await api.kill();
    receiver.respondWith(200);
    api = await startApi(environment);
    await waitFor('an event', () => receiver.messages.length > 0);
    expect(receiver.messages.map(eventAndSlug)).toEqual([['product.updated', product?.slug]]);
  });

  test('the log contains the reason why a storefront rejected a message', async () => {
    const reason = 'The message was not sent now: its time is 900 seconds ahead of the clock here';
    const DATA_DIR = await seededFolder();
    const apiWithFastClock = await startApi({
      ...environment,
      DATA_DIR,
      LOG_LEVEL: 'warn',
      CLOCK_AHEAD_MS: '900000',
    });
    const [product] = (await apiWithFastClock.filter({ pageSize: 1 })).items;
    const rejectedBefore = receiver.rejectedCount();
    receiver.respondWith(401, reason);
    await runCommand(DATA_DIR, 'set-price', product?.slug ?? '', '903');
    // The second attempt begins after the first failure is logged.
    await waitFor('two rejections', () => receiver.rejectedCount() === rejectedBefore + 2);
    receiver.respondWith(200);
    await waitFor('the event', () => receiver.messages.length === 1);
    expect(Date.parse(receiver.messages[0]?.sentAt ?? '')).toBeGreaterThan(Date.now() + 890_000);
    const { stdout, stderr } = await apiWithFastClock.stop();
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('webhook delivery failed'));
    expect(lines[0]).toContain(`responded with 401: ${reason}`);
  });

  test('setting an unchanged value sends no message', async () => {
    const [product] = (await api.filter({ pageSize: 1 })).items;
    const sku = product?.variants[0]?.sku ?? '';
    const quantity = String(product?.variants[0]?.quantity);
    await runCommand(environment.DATA_DIR, 'set-stock', sku, quantity);
    await runCommand(environment.DATA_DIR, 'set-stock', sku, `${Number(quantity) + 1}`);
    await waitFor('an event', () => receiver.messages.length > 0);
    expect(receiver.messages).toHaveLength(1);
  });

  test('listings are invalidated only when a product sells out or is restocked', async () => {
    const [plentiful, ...others] = await findOffers(api, 2);
    // A guest may order at most 40 units.
    const offerToSellOut = others.find(({ stock }) => stock <= 40);
    if (!plentiful || !offerToSellOut) throw new Error('There are too few products');
    await placeOrder(api, newOrder([{ offer: plentiful, quantity: 1 }]));
    await waitFor('the stock', () => receiver.messages.length === 1);
    expect(receiver.messages[0]).toMatchObject({ tags: [`product:${plentiful.slug}`] });
    await placeOrder(api, newOrder([{ offer: offerToSellOut, quantity: offerToSellOut.stock }]));
    await waitFor('the product', () => receiver.messages.length === 2);
    expect(receiver.messages[1]).toMatchObject({ event: 'product.updated', slug: offerToSellOut.slug });
    await runCommand(environment.DATA_DIR, 'set-stock', offerToSellOut.slug, '3');
    await waitFor('the product again', () => receiver.messages.length === 3);
    expect(receiver.messages[2]).toMatchObject({ event: 'product.updated', slug: offerToSellOut.slug });
  });
});

describe('commands', () => {
  test('malformed, unmatched and unauthorized commands are rejected', async () => {
    const invalidCommands: [string[], RegExp][] = [
      [['set-price', 'no-such-product', '10'], /nothing found for no-such-product/],
      [['set-price', 'x', 'cheap'], /amount must be a number/],
      [['set-stock', 'x', '-1'], /quantity must be a whole number/],
      [['set-stock', 'x'], /usage/],
      [['confirm-order', 'RD-2026-NONE'], /nothing found for RD-2026-NONE/],
      [['burn', 'x', '1'], /usage/],
    ];
    for (const [commandLine, message] of invalidCommands) {
      const { code, stderr } = await runCommand(environment.DATA_DIR, ...commandLine);
      expect(code).toBe(1);
      expect(stderr).toMatch(message);
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

  test('a command without a running API fails', async () => {
    const { code, stderr } = await runCommand(await temporaryFolder(), 'set-price', 'x', '1');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No reference API runs on DATA_DIR/);
  });
});
