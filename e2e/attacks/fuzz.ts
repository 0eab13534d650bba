import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { startStorefront } from '../support/storefront.ts';
import { faultOf } from './fault-of.ts';
import { watchMemory } from './memory.ts';
import { type Attack, attack } from './requests.ts';
import { send } from './send.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, requests: { type: 'string', default: '2000' } },
});
const atOnce = 16;
const mostGrownMb = 500;
const watched = [
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
  ATTEMPTS_FACTOR: '100000',
});
const api = Number(/reference API at http:\/\/127\.0\.0\.1:(\d+)/.exec(shop.output())?.[1]);
const faults: string[] = [];
try {
  const before = await seen();
  const memory = watchMemory(shop.pid, mostGrownMb);
  const attacks = fc.sample(attack, { seed: Number(values.seed), numRuns: Number(values.requests) });
  const statuses = new Map<number, number>();
  const waiting = attacks.values();
  const sendAll = async () => {
    for (const one of waiting) {
      const reply = await send(one.program === 'api' ? api : shop.port, one);
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      const fault = faultOf(one, reply);
      if (fault) faults.push(`${fault}: ${inOneLine(one)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  const after = await seen();
  for (const [path, body] of before)
    if (after.get(path) !== body) faults.push(`another page than before: ${path}`);
  faults.push(...(await memory.fault()));
  if (!shop.isRunning()) faults.push('the shop has ended');
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`);
  process.stdout.write(`seed ${values.seed}: ${counts.join(', ')}; ${memory.said()}\n`);
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${Number(values.requests) - faults.length} answered as they should, ${faults.length} not\n`,
);
process.exit(faults.length > 0 ? 1 : 0);

/** What visitors are given now, by path. */
async function seen(): Promise<Map<string, string>> {
  const answers = await Promise.all(
    watched.map(async (path) => [path, (await shop.get(path)).body] as const),
  );
  return new Map(answers);
}

function inOneLine({ program, method, path, headers, body, isChunked }: Attack): string {
  const given = headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`).join('; ');
  return `${program} ${method} ${path.slice(0, 200)} [${given}] ${isChunked ? 'chunked ' : ''}${body?.slice(0, 120) ?? ''}`;
}
