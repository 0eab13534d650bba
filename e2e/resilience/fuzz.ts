import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { startStorefront } from '../support/storefront.ts';
import { type Attack, attackArbitrary } from './attack-requests.ts';
import { watchMemoryGrowth } from './memory-growth.ts';
import { sendRawRequest } from './raw-request.ts';
import { violationOf } from './violation-of.ts';
import { findMixedResponses } from './visitor-isolation.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '2000' },
    'isolation-seconds': { type: 'string', default: '60' },
  },
});
const concurrency = 16;
const maxGrowthMb = 500;
const watchedPaths = [
  '/',
  '/ar',
  '/shop',
  '/shop/shop-details/wool-blend-open-abaya',
  '/pages/about',
  '/robots.txt',
  '/nowhere',
];

const folder = mkdtempSync(join(tmpdir(), 'rida-fuzz-'));
const shop = await startStorefront({
  API_BASE_URL: '',
  UPLOADS_BASE_URL: '',
  DATABASE_URL: '',
  DATA_DIR: folder,
  // Raises the rate limits of the API so far that the attacks do not reach them.
  ATTEMPTS_FACTOR: '100000',
});
const apiPort = Number(/reference API at http:\/\/127\.0\.0\.1:(\d+)/.exec(shop.output())?.[1]);
const violations: string[] = [];
try {
  const bodiesBefore = await fetchWatchedPages();
  const memory = watchMemoryGrowth(shop.pid, maxGrowthMb);
  const attacks = fc.sample(attackArbitrary, { seed: Number(values.seed), numRuns: Number(values.requests) });
  const statusCountOf = new Map<number, number>();
  /** Iterator that all senders share, so that each attack is sent once. */
  const queue = attacks.values();
  const sendFromQueue = async () => {
    for (const attack of queue) {
      const response = await sendRawRequest(attack.program === 'api' ? apiPort : shop.port, attack);
      statusCountOf.set(response.status, (statusCountOf.get(response.status) ?? 0) + 1);
      const violation = violationOf(attack, response);
      if (violation) violations.push(`${violation}: ${formatAttack(attack)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendFromQueue));
  const bodiesAfter = await fetchWatchedPages();
  for (const [path, body] of bodiesBefore)
    if (bodiesAfter.get(path) !== body) violations.push(`changed page: ${path}`);
  violations.push(...(await memory.violations()));
  violations.push(
    ...(await findMixedResponses(shop, Number(values.seed), Number(values['isolation-seconds']))),
  );
  if (!shop.isRunning()) violations.push('the shop exited');
  const statusCounts = [...statusCountOf]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`);
  process.stdout.write(`seed ${values.seed}: ${statusCounts.join(', ')}; ${memory.summary()}\n`);
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const violation of violations) process.stdout.write(`${violation}\n`);
process.stdout.write(`${Number(values.requests) - violations.length} passed, ${violations.length} failed\n`);
process.exit(violations.length > 0 ? 1 : 0);

/** Returns the current bodies of the watched pages, by path. */
async function fetchWatchedPages(): Promise<Map<string, string>> {
  const entries = await Promise.all(
    watchedPaths.map(async (path) => [path, (await shop.get(path)).body] as const),
  );
  return new Map(entries);
}

function formatAttack({ program, method, path, headers, body, isChunked }: Attack): string {
  const headerText = headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`).join('; ');
  return `${program} ${method} ${path.slice(0, 200)} [${headerText}] ${isChunked ? 'chunked ' : ''}${body?.slice(0, 120) ?? ''}`;
}
