import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, behave } from './behaviour.ts';
import { emptyAccount, type FakeAccount } from './fake-account.ts';
import { type FakeSale, fakeAnswer } from './fake-answers.ts';
import type { Call } from './fake-call.ts';

/** One transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** An upstream with a catalogue of its own that does what a test tells it. */
export interface FakeUpstream {
  url: string;
  /** Calls since the last `reset`. */
  calls: Call[];
  /** Prices of products named `made-…`, by slug. */
  prices: Map<string, unknown>;
  /** Sales of products named `made-…`, by slug. */
  sales: Map<string, FakeSale>;
  /** What the one customer has. */
  account: FakeAccount;
  /** Makes listings without a filter have this many products named `made-1`, `made-2` …. */
  sell(manyProducts: number): void;
  /** From now on, calls whose path starts with `prefix` go this way, or these ways in turns; the last word on a prefix counts. */
  when(prefix: string, ...behaviours: [Behaviour, ...Behaviour[]]): void;
  /** Answers everything again and forgets what it was called. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const calls: Call[] = [];
  const prices = new Map<string, unknown>();
  const sales = new Map<string, FakeSale>();
  const behaviours = new Map<string, () => Behaviour>();
  let url = '';
  let manyProducts = 0;
  const account = emptyAccount();

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const behaviour = behaviourOf(call.path);
    if (behaviour === 'ok' && call.path.startsWith('/uploads/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    await behave(behaviour, response, () =>
      fakeAnswer(call, { uploads: `${url}/uploads`, prices, sales, manyProducts, account }),
    );
  });
  const behaviourOf = (path: string): Behaviour => {
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
    sell(count) {
      manyProducts = count;
    },
    when(prefix, ...inTurns) {
      let turn = 0;
      behaviours.delete(prefix);
      behaviours.set(prefix, () => inTurns[turn++ % inTurns.length] ?? 'ok');
    },
    reset() {
      behaviours.clear();
      prices.clear();
      sales.clear();
      manyProducts = 0;
      Object.assign(account, emptyAccount());
      calls.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url: path = '/', headers } = request;
  return { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
}
