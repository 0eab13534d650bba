import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { checkFreshnessDuring, findPathsWithPrice } from './serve/freshness.ts';
import { fetchServedFile } from './serve/served-file.ts';
import { requestUnknownUrls } from './serve/unknown-urls.ts';
import { type LoadResult, measureLoad } from './serve/wrk.ts';
import { startEmptyApp } from './support/empty-app.ts';
import { describeMachine, residentMemory } from './support/machine.ts';
import { markdownTable } from './support/markdown-table.ts';
import { startNginx } from './support/nginx.ts';
import { median } from './support/percentile.ts';
import { type RunningServer, waitUntilReady } from './support/processes.ts';
import { requirePrograms } from './support/require-programs.ts';
import { parsePageNames, startShop } from './support/shop.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,listing,category,product' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    'unknown-urls': { type: 'string', default: '2000' },
  },
});
const measuredPages = parsePageNames(options.pages);
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
const warmUpSeconds = 2;

requirePrograms('nginx', 'wrk');
const folder = mkdtempSync(join(tmpdir(), 'rida-bench-nginx-'));
const shop = await startShop();
const emptyApp = await startEmptyApp();
for (const [, path] of measuredPages) await shop.get(path);
const files = await Promise.all(measuredPages.map(([name, path]) => fetchServedFile(shop.port, name, path)));
const nginx = await startNginx(folder, files);
const plainServer = await startPlainServer();
try {
  process.stdout.write(`${describeMachine()}; ${rounds} rounds of ${seconds} s, medians\n`);
  if (rounds > 0) {
    await reportLoad('Cached pages', (measurement) => measurement());
    await reportFreshness();
  }
  await reportUnknownUrls(Number(options['unknown-urls']));
} finally {
  await Promise.all([shop, emptyApp, nginx, plainServer].map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}

/** Starts a plain Node server that serves the last of `measuredPages` from memory. */
async function startPlainServer(): Promise<RunningServer> {
  const port = await getPort();
  const lastFile = files.at(-1);
  // `startNginx` has written each file to `<index>.bytes`.
  const serverArguments = [
    join(folder, `${files.length - 1}.bytes`),
    String(port),
    JSON.stringify(lastFile?.headers),
  ];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'bench/serve/plain-server.ts', ...serverArguments],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return waitUntilReady(child, port);
}

/** Repeats the measurement while a price changes, and counts the responses with an older price. */
async function reportFreshness(): Promise<void> {
  const paths = measuredPages.map(([, path]) => path);
  const checkedPaths = await findPathsWithPrice(shop, paths);
  const uncheckedPaths = paths.filter((path) => !checkedPaths.includes(path));
  const totals = { webhooks: 0, responses: 0, stale: 0 };
  await reportLoad('Cached pages during five webhooks per second', async (measurement) => {
    const result = await checkFreshnessDuring(shop, checkedPaths, measurement);
    for (const key of ['webhooks', 'responses', 'stale'] as const) totals[key] += result[key];
  });
  const webhooksPerSecond = (totals.webhooks / (rounds * measuredPages.length * seconds)).toFixed(1);
  process.stdout.write(
    `${totals.stale} stale of ${totals.responses} responses checked on ${checkedPaths.join(', ')}; ${webhooksPerSecond} webhooks per second\n`,
  );
  if (uncheckedPaths.length > 0)
    process.stdout.write(`Not checked because they do not show the price: ${uncheckedPaths.join(', ')}\n`);
}

/** Reports memory after requests for URLs that do not exist, each requested once. */
async function reportUnknownUrls(count: number): Promise<void> {
  const { memoryBefore, memoryAfterQuarters, isHomeCached } = await requestUnknownUrls(shop, count);
  const home = isHomeCached ? 'still cached' : 'evicted';
  process.stdout.write(
    `\n${count} unknown URLs: storefront ${memoryBefore} MiB before, ${memoryAfterQuarters.join(', ')} after each quarter; home ${home}\n`,
  );
}

/**
 * Measures all servers in turns and prints a table.
 * @param runWith runs one measurement of the storefront or of nginx; whatever else it does at the same time slows down both alike
 */
async function reportLoad(
  title: string,
  runWith: (measurement: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const results = new Map<string, LoadResult[]>();
  const measure = async (label: string, port: number, path: string) => {
    results.set(label, [...(results.get(label) ?? []), await measureLoad(port, path, seconds)]);
  };
  for (const [, path] of measuredPages) await measureLoad(shop.port, path, warmUpSeconds);
  const memoryBefore = residentMemory(shop.pid);
  for (let round = 0; round < rounds; round += 1) {
    await measure('empty', emptyApp.port, '/');
    await measure('plain', plainServer.port, '/');
    for (const [name, path] of measuredPages) {
      await runWith(() => measure(name, shop.port, path));
      await runWith(() => measure(`nginx ${name}`, nginx.port, `/${name}`));
    }
  }
  const medianOf = (label: string, figure: keyof LoadResult) =>
    median((results.get(label) ?? []).map((result) => result[figure]));
  const emptyAppRate = medianOf('empty', 'pagesPerSecond');
  const rows = measuredPages.map(([name], index) => {
    const [shopRate, nginxRate] = [
      medianOf(name, 'pagesPerSecond'),
      medianOf(`nginx ${name}`, 'pagesPerSecond'),
    ];
    return [
      name,
      ((files[index]?.bytes.length ?? 0) / 1000).toFixed(1),
      shopRate.toFixed(0),
      nginxRate.toFixed(0),
      `**${(shopRate / nginxRate).toFixed(3)}**`,
      `×${(shopRate / emptyAppRate).toFixed(2)}`,
      `${medianOf(name, 'p50').toFixed(1)} / ${medianOf(name, 'p99').toFixed(1)}`,
      `${medianOf(`nginx ${name}`, 'p50').toFixed(1)} / ${medianOf(`nginx ${name}`, 'p99').toFixed(1)}`,
    ];
  });
  const memory = `storefront ${memoryBefore} MiB before, ${residentMemory(shop.pid)} after`;
  const plainServerRatio =
    medianOf('plain', 'pagesPerSecond') / medianOf(`nginx ${measuredPages.at(-1)?.[0]}`, 'pagesPerSecond');
  process.stdout.write(
    `\n${title}: empty Next page ${emptyAppRate.toFixed(0)} pages/s; plain Node server ${plainServerRatio.toFixed(3)} of nginx; ${memory}\n`,
  );
  const header = [
    'page',
    'kB',
    'pages/s',
    'nginx',
    'of nginx',
    'of the empty page',
    'p50 / p99, ms',
    'nginx',
  ];
  process.stdout.write(markdownTable(header, rows));
}
