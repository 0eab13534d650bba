import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi, startProgram } from '../testing/api.ts';
import { findOffers, newOrder, placeOrder } from '../testing/api-client.ts';
import { seededDatabase } from '../testing/seeded-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

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

/** Runs a command in a process of its own, as an operator does. */
const runInProcess = (DATA_DIR: string, ...commandLine: string[]) =>
  startProgram({ DATA_DIR }, 'reference-api', commandLine).ended;
const run = (...commandLine: string[]) => runCommand(commandLine, environment.DATA_DIR);

const eventAndSlug = ({ event, slug }: ReceivedMessage) => [event, slug];

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let environment: Record<string, string> & { DATA_DIR: string };
let api: Api;

beforeAll(async () => {
  receiver = await startReceiver();
  environment = {
    ...(await seededDatabase()),
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: secret,
    LOG_LEVEL: 'warn',
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
    expect(await runInProcess(environment.DATA_DIR, 'set-price', first.slug, '1234.50')).toEqual({
      code: 0,
      stdout: expect.stringContaining(first.slug),
      stderr: '',
    });
    await waitFor('one event', () => receiver.messages.length === 1);
    // A clock that is set back must not stop delivery.
    await api.setClockAhead(-86_400_000);
    await run('set-stock', second.variants[0]?.sku ?? '', '0');
    await waitFor('two events', () => receiver.messages.length === 2);
    expect(receiver.messages.map(eventAndSlug)).toEqual([
      ['product.updated', first.slug],
      ['product.updated', second.slug],
    ]);
    const [sentAt = 0, sentByLateClockAt = 0] = receiver.messages.map((message) =>
      Date.parse(message.sentAt),
    );
    expect(sentAt).toBeGreaterThan(Date.now() - 60_000);
    expect(sentByLateClockAt).toBeLessThan(Date.now() - 86_000_000);
    const [priced, stocked] = (await api.filter({ pageSize: 2 })).items;
    expect(priced?.variants.map(({ price }) => price)).toEqual(first.variants.map(() => 1234.5));
    expect(stocked?.variants[0]?.quantity).toBe(0);
    expect(Date.parse(priced?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first.updatedAt));
  });

  test('rejected changes are logged with the reason and survive a crash', async () => {
    const [product] = (await api.filter({ pageSize: 1 })).items;
    const reason = 'The message was not sent now: its time is 900 seconds ahead of the clock here';
    receiver.respondWith(401, reason);
    for (const price of ['900', '901', '902']) await run('set-price', product?.slug ?? '', price);
    // The second attempt begins after the first failure is logged.
    await waitFor('two rejections', () => receiver.rejectedCount() === 2);
    const { stdout } = await api.kill();
    expect(stdout.split('\n').find((line) => line.includes('webhook delivery failed'))).toContain(
      `responded with 401: ${reason}`,
    );
    receiver.respondWith(200);
    api = await startApi(environment);
    await waitFor('an event', () => receiver.messages.length > 0);
    expect(receiver.messages.map(eventAndSlug)).toEqual([['product.updated', product?.slug]]);
  });

  test('setting an unchanged value sends no message', async () => {
    const [product] = (await api.filter({ pageSize: 1 })).items;
    const sku = product?.variants[0]?.sku ?? '';
    const quantity = String(product?.variants[0]?.quantity);
    await run('set-stock', sku, quantity);
    await run('set-stock', sku, `${Number(quantity) + 1}`);
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
    await run('set-stock', offerToSellOut.slug, '3');
    await waitFor('the product again', () => receiver.messages.length === 3);
    expect(receiver.messages[2]).toMatchObject({ event: 'product.updated', slug: offerToSellOut.slug });
  });
});

describe('commands', () => {
  test('malformed, unmatched and unauthorized commands are rejected', async () => {
    const invalidCommands: [string[], RegExp][] = [
      [['set-price', 'x', 'cheap'], /amount must be a number/],
      [['set-stock', 'x', '-1'], /quantity must be a whole number/],
      [['set-stock', 'x'], /usage/],
      [['confirm-order', 'RD-2026-NONE'], /nothing found for RD-2026-NONE/],
      [['burn', 'x', '1'], /usage/],
    ];
    for (const [commandLine, message] of invalidCommands)
      await expect(run(...commandLine)).rejects.toThrow(message);
    expect(await runInProcess(environment.DATA_DIR, 'set-price', 'no-such-product', '10')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'set-price: nothing found for no-such-product\n',
    });
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
    const { code, stderr } = await runInProcess(await temporaryFolder(), 'set-price', 'x', '1');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No reference API runs on DATA_DIR/);
  });
});
