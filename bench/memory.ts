import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { httpRequest } from '../e2e/support/http.ts';
import { createRandom, nextUrl, picturesOf, visit } from './memory/traffic.ts';
import { describeMachine, peakMemory } from './support/machine.ts';
import { markdownTable } from './support/markdown-table.ts';
import { startShop } from './support/shop.ts';

// Draws the memory of the storefront over time at constant mixed traffic; see docs/benchmarks.md.

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'cache-mb': { type: 'string', default: '64' },
    /** Requests per second. */
    rate: { type: 'string', default: '20' },
    /** Changes of a price per minute, with their webhooks. */
    changes: { type: 'string', default: '12' },
    /** Arenas of the C library's allocator; 0 for as many as it likes. */
    arenas: { type: 'string', default: '2' },
  },
});
const [minutes, rate, changes] = [options.minutes, options.rate, options.changes].map(Number) as [
  number,
  number,
  number,
];
const bytesPerMb = 1024 * 1024;
const maxConcurrency = 32;
const sampleMs = 10_000;
/** Parts of the time whose samples are shown. */
const shownShares = [0, 1 / 6, 1 / 2, 1];

const metricsPort = await getPort();
const shop = await startShop({
  PAGE_CACHE_MB: options['cache-mb'],
  METRICS_PORT: String(metricsPort),
  ATTEMPTS_FACTOR: '100000',
  ...(options.arenas !== '0' && { MALLOC_ARENA_MAX: options.arenas }),
});
const statuses = new Map<number, number>();
let sent = 0;
const samples: Sample[] = [];

/** Memory of the storefront in MiB, and the requests so far. */
interface Sample {
  minute: number;
  resident: number;
  peak: number;
  heapUsed: number;
  heap: number;
  external: number;
  sent: number;
  failed: string;
}

try {
  const startedAt = performance.now();
  const endsAt = startedAt + minutes * 60_000;
  const isOver = () => performance.now() >= endsAt;
  process.stdout.write(
    `${describeMachine()}; PAGE_CACHE_MB=${options['cache-mb']}, MALLOC_ARENA_MAX=${options.arenas}, ${rate} requests/s, ${changes} changes/min\n`,
  );
  await Promise.all([sendTraffic(isOver), changePrices(isOver), sampleMemory(startedAt)]);
  process.stdout.write(tableOf(samples));
} finally {
  await shop.stop();
}

/** Sends requests at the rate, or as fast as the storefront answers them. */
async function sendTraffic(isOver: () => boolean): Promise<void> {
  const random = createRandom(1);
  const pictures = (await Promise.all(['/', '/shop?pageSize=50'].map((path) => shop.get(path)))).flatMap(
    ({ body }) => picturesOf(body),
  );
  const pending = new Set<Promise<void>>();
  while (!isOver()) {
    const request = visit(shop.port, nextUrl(random, pictures)).then((status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      sent += 1;
      pending.delete(request);
    });
    pending.add(request);
    if (pending.size >= maxConcurrency) await Promise.race(pending);
    await sleep(1000 / rate);
  }
  await Promise.all(pending);
}

async function changePrices(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(60_000 / changes);
    await shop.sendWebhook({ event: 'product.updated', slug: 'wool-blend-open-abaya' });
  }
}

async function sampleMemory(startedAt: number): Promise<void> {
  for (let dueMs = 0; dueMs <= minutes * 60_000; dueMs += sampleMs) {
    await sleep(Math.max(0, startedAt + dueMs - performance.now()));
    const { body } = await httpRequest(metricsPort, '/metrics');
    const gauge = (name: string) =>
      Math.round(Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1] ?? Number.NaN) / bytesPerMb);
    const sample = {
      minute: dueMs / 60_000,
      resident: gauge('process_resident_memory_bytes'),
      peak: peakMemory(shop.pid),
      heapUsed: gauge('nodejs_heap_size_used_bytes'),
      heap: gauge('nodejs_heap_size_total_bytes'),
      external: gauge('nodejs_external_memory_bytes'),
      sent,
      failed: [...statuses]
        .filter(([status]) => status !== 200)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    };
    samples.push(sample);
    process.stdout.write(`${Object.values(sample).join(' ')}\n`);
  }
}

/** The first sample, some of the others, the last, and the most that any had. */
function tableOf(all: Sample[]): string {
  const shown = shownShares.map((share) => all[Math.round(share * (all.length - 1))]);
  const rows = shown.flatMap((sample) => (sample ? [Object.values(sample).map(format)] : []));
  const max = (['resident', 'peak', 'heapUsed', 'heap', 'external'] as const).map((field) =>
    Math.max(...all.map((sample) => sample[field])),
  );
  return markdownTable(
    ['minute', 'resident', 'peak', 'heap used', 'heap', 'external', 'requests', 'other than 200'],
    [...rows, ['at most', ...max, '', '']],
  );
}

function format(value: string | number): string | number {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : value;
}
