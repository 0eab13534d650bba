import { request } from 'node:http';
import { seedProducts, startReferenceApi } from '../e2e/support/reference-api.ts';
import { type Storefront, startStorefront } from '../e2e/support/storefront.ts';
import { residentMemory } from './support/machine.ts';

const productCount = process.argv[2] ?? '100000';
const heapMegabytes = 160;
const folder = `.data/bench-${productCount}`;

/** Size of one document, and time and memory that the storefront takes to send it. */
interface DocumentCost {
  path: string;
  status: number;
  megabytes: number;
  entryCount: number;
  firstByteMs: number;
  seconds: number;
  /** Peak resident memory of the storefront during the request. */
  peakMegabytes: number;
}

function measureDocument(shop: Storefront, path: string, entryPattern: RegExp): Promise<DocumentCost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let [bytes, entryCount, firstByteMs, incompleteLine] = [0, 0, 0, ''];
    let peakMegabytes = residentMemory(shop.pid);
    const memorySampler = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, residentMemory(shop.pid));
    }, 100);
    request({ host: 'localhost', port: shop.port, path }, (response) => {
      firstByteMs = Math.round(performance.now() - start);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        // Latin-1 decodes each byte on its own, so a chunk may end within a character.
        const text = incompleteLine + chunk.toString('latin1');
        const lastLineStart = text.lastIndexOf('\n') + 1;
        entryCount += text.slice(0, lastLineStart).match(entryPattern)?.length ?? 0;
        incompleteLine = text.slice(lastLineStart);
      });
      response.on('error', reject);
      response.on('end', () => {
        clearInterval(memorySampler);
        resolve({
          path,
          status: response.statusCode ?? 0,
          megabytes: Math.round((bytes / 1024 ** 2) * 10) / 10,
          entryCount,
          firstByteMs,
          seconds: Math.round(((performance.now() - start) / 1000) * 10) / 10,
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
const sitemapIndex = (await shop.get('/sitemap.xml')).body;
const lastSitemap = [...sitemapIndex.matchAll(/\/sitemaps\/(products-\d+)\.xml/g)].at(-1)?.[1];
for (const [path, entryPattern] of [
  ['/sitemap.xml', /<sitemap>/g],
  ['/sitemaps/products-1.xml', /<url>/g],
  [`/sitemaps/${lastSitemap}.xml`, /<url>/g],
  ['/feeds/google.xml', /<item>/g],
  ['/ar/feeds/google.xml', /<item>/g],
  // Every line but the header, which begins with the column `id`.
  ['/feeds/meta.csv', /^(?!id,).*\r\n/gm],
] as const) {
  const { status, entryCount, megabytes, firstByteMs, seconds, peakMegabytes } = await measureDocument(
    shop,
    path,
    entryPattern,
  );
  process.stdout.write(
    `${path}: ${status}, ${entryCount} entries, ${megabytes} MB, first byte ${firstByteMs} ms, ${seconds} s, peak ${peakMegabytes} MB\n`,
  );
}
await shop.stop();
await api.stop();
