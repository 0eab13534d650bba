import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../e2e/support/free-port.ts';
import { pagesWithPrice, whilePricesChange } from './serve/changing-prices.ts';
import { askForMadeUp } from './serve/made-up.ts';
import { sameBytes } from './serve/same-bytes.ts';
import { type Load, load } from './serve/wrk.ts';
import { startEmptyApp } from './support/empty-app.ts';
import { machine, residentMemory } from './support/machine.ts';
import { startNginx } from './support/nginx.ts';
import { median } from './support/percentile.ts';
import { answering, type Running } from './support/processes.ts';
import { requirePrograms } from './support/require-programs.ts';
import { pagesNamed, startShop } from './support/shop.ts';
import { table } from './support/table.ts';

const { values: given } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,listing,category,product' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    'made-up': { type: 'string', default: '2000' },
  },
});
const measured = pagesNamed(given.pages);
const [rounds, seconds] = [Number(given.rounds), Number(given.seconds)];
const warmUpSeconds = 2;

requirePrograms('nginx', 'wrk');
const folder = mkdtempSync(join(tmpdir(), 'rida-bench-nginx-'));
const shop = await startShop();
const empty = await startEmptyApp();
for (const [, path] of measured) await shop.get(path);
const files = await Promise.all(measured.map(([name, path]) => sameBytes(shop.port, name, path)));
const nginx = await startNginx(folder, files);
const bare = await startBare();
try {
  process.stdout.write(`${machine()}; ${rounds} rounds of ${seconds} s, medians\n`);
  if (rounds > 0) {
    await report('Cached pages', (work) => work());
    await reportFreshness();
  }
  await reportMadeUp(Number(given['made-up']));
} finally {
  await Promise.all([shop, empty, nginx, bare].map((running) => running.stop()));
  rmSync(folder, { recursive: true });
}

/** A Node server that gives away the last of the pages from memory. */
async function startBare(): Promise<Running> {
  const port = await freePort();
  const [last] = files.slice(-1);
  const given = [join(folder, `${files.length - 1}.bytes`), String(port), JSON.stringify(last?.headers)];
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/serve/bare-server.ts', ...given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return answering(child, port);
}

/** The same again while a price changes, and how many answers showed an older one. */
async function reportFreshness(): Promise<void> {
  const paths = measured.map(([, path]) => path);
  const showing = await pagesWithPrice(shop, paths);
  const unchecked = paths.filter((path) => !showing.includes(path));
  const sum = { webhooks: 0, answers: 0, stale: 0 };
  await report('Under a webhook five times a second', async (work) => {
    const seen = await whilePricesChange(shop, showing, work);
    for (const key of ['webhooks', 'answers', 'stale'] as const) sum[key] += seen[key];
  });
  const perSecond = (sum.webhooks / (rounds * measured.length * seconds)).toFixed(1);
  process.stdout.write(
    `${sum.stale} stale of ${sum.answers} answers checked on ${showing.join(', ')}; ${perSecond} webhooks a second\n`,
  );
  if (unchecked.length > 0)
    process.stdout.write(`Not checked, for they do not show the price: ${unchecked.join(', ')}\n`);
}

/** Memory after addresses that nobody asks for twice. */
async function reportMadeUp(count: number): Promise<void> {
  const { before, after, isHomeKept } = await askForMadeUp(shop, count);
  const home = isHomeKept ? 'still kept' : 'pushed out';
  process.stdout.write(
    `\n${count} made-up addresses: storefront ${before} MiB before, ${after.join(', ')} after each quarter; home ${home}\n`,
  );
}

/** Loads everything in turns, the storefront within whatever surrounds the work, and prints what came of it. */
async function report(title: string, surround: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  const loads = new Map<string, Load[]>();
  const take = async (key: string, port: number, path: string) => {
    loads.set(key, [...(loads.get(key) ?? []), await load(port, path, seconds)]);
  };
  for (const [, path] of measured) await load(shop.port, path, warmUpSeconds);
  const before = residentMemory(shop.pid);
  for (let round = 0; round < rounds; round += 1) {
    await take('empty', empty.port, '/');
    await take('bare', bare.port, '/');
    for (const [name, path] of measured) {
      await surround(() => take(name, shop.port, path));
      await take(`nginx ${name}`, nginx.port, `/${name}`);
    }
  }
  const of = (key: string, figure: keyof Load) => median((loads.get(key) ?? []).map((one) => one[figure]));
  const emptyPages = of('empty', 'pagesPerSecond');
  const rows = measured.map(([name], index) => {
    const [pages, nginxPages] = [of(name, 'pagesPerSecond'), of(`nginx ${name}`, 'pagesPerSecond')];
    return [
      name,
      ((files[index]?.bytes.length ?? 0) / 1000).toFixed(1),
      pages.toFixed(0),
      nginxPages.toFixed(0),
      `**${(pages / nginxPages).toFixed(3)}**`,
      `×${(pages / emptyPages).toFixed(2)}`,
      `${of(name, 'p50').toFixed(1)} / ${of(name, 'p99').toFixed(1)}`,
      `${of(`nginx ${name}`, 'p50').toFixed(1)} / ${of(`nginx ${name}`, 'p99').toFixed(1)}`,
    ];
  });
  const memory = `storefront ${before} MiB before, ${residentMemory(shop.pid)} after`;
  const bareOfNginx = of('bare', 'pagesPerSecond') / of(`nginx ${measured.at(-1)?.[0]}`, 'pagesPerSecond');
  process.stdout.write(
    `\n${title}: the empty Next page ${emptyPages.toFixed(0)} pages/s; a bare Node server ${bareOfNginx.toFixed(3)} of nginx; ${memory}\n`,
  );
  const head = ['page', 'kB', 'pages/s', 'nginx', 'of nginx', 'of the empty page', 'p50 / p99, ms', 'nginx'];
  process.stdout.write(table(head, rows));
}
