import { request } from 'node:http';
import { seedProducts, startReferenceApi } from '../e2e/support/reference-api.ts';
import { type Storefront, startStorefront } from '../e2e/support/storefront.ts';
import { residentMemory } from './support/machine.ts';

const productCount = process.argv[2] ?? '100000';
const heapMegabytes = 160;
const folder = `.data/bench-${productCount}`;

/** Size, time and memory of reading one document. */
interface ReadCost {
  path: string;
  status: number;
  megabytes: number;
  entries: number;
  firstByteMs: number;
  seconds: number;
  /** Peak resident memory of the storefront during the read. */
  peakMegabytes: number;
}

function readDocument(shop: Storefront, path: string, entry: RegExp): Promise<ReadCost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let [bytes, entries, firstByteMs, rest] = [0, 0, 0, ''];
    let peakMegabytes = residentMemory(shop.pid);
    const memorySampler = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, residentMemory(shop.pid));
    }, 100);
    request({ host: 'localhost', port: shop.port, path }, (response) => {
      firstByteMs = Math.round(performance.now() - start);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        const text = rest + chunk.toString('latin1');
        const end = text.lastIndexOf('\n') + 1;
        entries += text.slice(0, end).match(entry)?.length ?? 0;
        rest = text.slice(end);
      });
      response.on('error', reject);
      response.on('end', () => {
        clearInterval(memorySampler);
        resolve({
          path,
          status: response.statusCode ?? 0,
          megabytes: Math.round(bytes / 1024 / 102.4) / 10,
          entries,
          firstByteMs,
          seconds: Math.round((performance.now() - start) / 100) / 10,
          peakMegabytes,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

await seedProducts(folder, productCount);
const api = await startReferenceApi(folder);
const shop = await startStorefront({ API_BASE_URL: api.url, UPSTREAM_TIMEOUT_MS: '30000' }, [
  `--max-old-space-size=${heapMegabytes}`,
]);
await shop.get('/shop');
process.stdout.write(
  `${productCount} products, heap of ${heapMegabytes} MB, ${residentMemory(shop.pid)} MB at rest\n`,
);
const index = (await shop.get('/sitemap.xml')).body;
const lastSitemap = [...index.matchAll(/\/sitemaps\/(products-\d+)\.xml/g)].at(-1)?.[1];
for (const [path, entry] of [
  ['/sitemap.xml', /<sitemap>/g],
  ['/sitemaps/products-1.xml', /<url>/g],
  [`/sitemaps/${lastSitemap}.xml`, /<url>/g],
  ['/feeds/google.xml', /<item>/g],
  ['/ar/feeds/google.xml', /<item>/g],
  ['/feeds/meta.csv', /\r\n/g],
] as const) {
  const { status, entries, megabytes, firstByteMs, seconds, peakMegabytes } = await readDocument(
    shop,
    path,
    entry,
  );
  process.stdout.write(
    `${path}: ${status}, ${entries} entries, ${megabytes} MB, first byte ${firstByteMs} ms, ${seconds} s, peak ${peakMegabytes} MB\n`,
  );
}
await shop.stop();
await api.stop();
