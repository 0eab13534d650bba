import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Failure, failures } from '../support/behaviour.ts';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import type { Answer } from '../support/http.ts';
import { startStorefront } from '../support/storefront.ts';
import { watchMemory } from './memory.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } });
const timeoutMs = 800;
const patienceMs = 10_000;
const mostGrownMb = 400;
const own = [502, 503, 504];
const json = { 'content-type': 'application/json' };

const upstream = await startFakeUpstream();
const shop = await startStorefront({ API_BASE_URL: upstream.url, UPSTREAM_TIMEOUT_MS: String(timeoutMs) });
const memory = watchMemory(shop.pid, mostGrownMb);
const keptPath = '/shop/shop-details/made-kept';
let made = 0;
const order = () =>
  shop.get('/api/upstream/Posts/Orders', {
    method: 'POST',
    body: '{"lines":[]}',
    headers: { ...json, 'idempotency-key': `key-${made}-0000000000` },
  });
/** What is asked for while the upstream fails, and the statuses it may be answered with. */
const places: Record<string, { ask: () => Promise<Answer>; allows: (status: number) => boolean }> = {
  'kept page': { ask: () => shop.get(keptPath), allows: (status) => status === 200 },
  'uncached page': {
    ask: () => shop.get(`/shop/shop-details/made-${made}`),
    allows: (status) => status === 503,
  },
  listing: {
    ask: () => shop.get(`/shop?searchText=made-${made}`),
    allows: (status) => [200, 503].includes(status),
  },
  cart: {
    ask: () => shop.get(`/api/products?locale=en&slug=made-${made}`),
    allows: (status) => own.includes(status),
  },
  'cart of a customer': {
    ask: () => shop.get('/api/upstream/ShoppingCart/ListItemsInCart'),
    allows: isNotOurs,
  },
  'checkout page': { ask: () => shop.get('/pages/checkout'), allows: (status) => status === 200 },
  checkout: { ask: order, allows: isNotOurs },
};

const faults: string[] = [];
let answered = 0;
try {
  const kept = (await shop.get(keptPath)).body;
  await shop.get('/pages/checkout');
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const failure of Object.keys(failures) as Failure[]) await fail(failure, kept);
  }
  faults.push(...(await memory.fault()));
  process.stdout.write(`${answered} answers, ${memory.said()}\n`);
} finally {
  await shop.stop();
  await upstream.stop();
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${answered - faults.length} as they should be, ${faults.length} not\n`);
process.exit(faults.length > 0 ? 1 : 0);

/** Lets the upstream fail in one way, asks everything at once, and then for everything to be back. */
async function fail(failure: Failure, kept: string): Promise<void> {
  made += 1;
  upstream.when('/', failure);
  await Promise.all(
    Object.entries(places).map(async ([place, { ask, allows }]) => {
      const began = performance.now();
      const { status, body } = await ask().catch(() => ({ status: 0, body: '' }));
      answered += 1;
      const tookMs = performance.now() - began;
      const wrong =
        (!allows(status) && `status ${status}`) ||
        (tookMs > patienceMs && 'too late') ||
        (body.includes('elsewhere.example') && 'words of the upstream') ||
        (place === 'kept page' && body !== kept && 'another page than before');
      if (wrong) faults.push(`${failure}, ${place}: ${wrong}`);
    }),
  );
  upstream.reset();
  await shop.noticeUpstream();
  const endsAt = Date.now() + patienceMs;
  const isBack = async () => {
    const pages = await Promise.all([
      shop.get(`/shop/shop-details/made-${made}`),
      order(),
      shop.get(keptPath),
    ]);
    return pages.every(({ status }) => status === 200) && pages[2]?.body === kept;
  };
  while (!(await isBack())) {
    if (Date.now() > endsAt) return void faults.push(`${failure}: the shop did not come back`);
    await sleep(100);
  }
}

/** Whether it is the upstream's own word, or says that the upstream did not answer. */
function isNotOurs(status: number): boolean {
  return status < 500 || own.includes(status);
}
