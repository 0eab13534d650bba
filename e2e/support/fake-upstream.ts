import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeAccount, type FakeAccount } from './fake-account.ts';
import { type FakeSale, fakeResponse } from './fake-responses.ts';
import { respondAs, type UpstreamBehaviour } from './upstream-behaviour.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** One transparent pixel. */
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
  /** Sets the behaviour of calls whose path starts with `prefix`; several are used in turn. The latest matching prefix wins. */
  setBehaviour(prefix: string, ...behaviours: [UpstreamBehaviour, ...UpstreamBehaviour[]]): void;
  /** Restores default responses and clears all recorded calls and state. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const calls: UpstreamCall[] = [];
  const prices = new Map<string, unknown>();
  const sales = new Map<string, FakeSale>();
  const behaviours = new Map<string, () => UpstreamBehaviour>();
  let url = '';
  let productCount = 0;
  const account = createFakeAccount();

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const behaviour = behaviourOf(call.path);
    if (behaviour === 'ok' && call.path.startsWith('/uploads/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(imageBytes);
      return;
    }
    await respondAs(behaviour, response, () =>
      fakeResponse(call, { uploadsUrl: `${url}/uploads`, prices, sales, productCount, account }),
    );
  });
  const behaviourOf = (path: string): UpstreamBehaviour => {
    const rules = [...behaviours].filter(([prefix]) => path.startsWith(prefix));
    return rules.at(-1)?.[1]() ?? 'ok';
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
      behaviours.delete(prefix);
      behaviours.set(prefix, () => sequence[turn++ % sequence.length] ?? 'ok');
    },
    reset() {
      behaviours.clear();
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
