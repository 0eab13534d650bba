import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeAccount, type FakeAccount } from './fake-account.ts';
import { type FakeSale, fakeResponse } from './fake-responses.ts';
import { respondAs, type UpstreamBehaviour } from './upstream-behaviour.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** PNG of one transparent pixel. */
const imageBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Upstream with a malformed catalogue whose behaviour tests control. */
export interface FakeUpstream {
  url: string;
  /** Calls since the last `reset`. */
  calls: UpstreamCall[];
  /** Prices of products named `generated-…`, by slug. */
  prices: Map<string, unknown>;
  /** Sales of products named `generated-…`, by slug. */
  sales: Map<string, FakeSale>;
  /** The only customer account. */
  account: FakeAccount;
  /** Sets how many products named `generated-1`, `generated-2` … an unfiltered listing has. */
  setProductCount(count: number): void;
  /** Sets how calls whose path starts with `prefix` are answered, several behaviours in turn. The prefix set last wins. */
  setBehaviour(prefix: string, ...behaviours: [UpstreamBehaviour, ...UpstreamBehaviour[]]): void;
  /** Restores default responses and clears all recorded calls and state. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const calls: UpstreamCall[] = [];
  const prices = new Map<string, unknown>();
  const sales = new Map<string, FakeSale>();
  const nextBehaviours = new Map<string, () => UpstreamBehaviour>();
  let url = '';
  let productCount = 0;
  const account = createFakeAccount();

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const behaviour = nextBehaviourOf(call.path);
    if (behaviour === 'ok' && call.path.startsWith('/uploads/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(imageBytes);
      return;
    }
    await respondAs(behaviour, response, () =>
      fakeResponse(call, { uploadsUrl: `${url}/uploads`, prices, sales, productCount, account }),
    );
  });
  const nextBehaviourOf = (path: string): UpstreamBehaviour => {
    const [, nextBehaviour] = [...nextBehaviours].findLast(([prefix]) => path.startsWith(prefix)) ?? [];
    return nextBehaviour?.() ?? 'ok';
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    prices,
    sales,
    account,
    setProductCount(count) {
      productCount = count;
    },
    setBehaviour(prefix, ...sequence) {
      let turn = 0;
      // Deleted first: a map keeps the position of a key that is set again.
      nextBehaviours.delete(prefix);
      nextBehaviours.set(prefix, () => sequence[turn++ % sequence.length] ?? 'ok');
    },
    reset() {
      nextBehaviours.clear();
      prices.clear();
      sales.clear();
      productCount = 0;
      Object.assign(account, createFakeAccount());
      calls.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<UpstreamCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url: path = '/', headers } = request;
  return { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
}
