import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureQueries } from './catalogue/measure.ts';
import { peakStorefrontMemory } from './catalogue/memory.ts';
import { explainQueries } from './catalogue/plans.ts';
import { combinedKinds, commonKinds, generateQueries, type SearchFilters } from './catalogue/queries.ts';
import { startSizedShop } from './catalogue/shops.ts';
import { peakMemory } from './support/machine.ts';
import { percentile } from './support/percentile.ts';

/** Compares `POST /Products/Filter` of two catalogues of different sizes; see docs/benchmarks.md. */
const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/catalogue_small' },
    large: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/catalogue_large' },
    'small-products': { type: 'string', default: '100000' },
    'large-products': { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '200' },
    pages: { type: 'string', default: '300' },
  },
});

const print = (line: string) => process.stdout.write(line);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |\n`);
const warmUpQueries = 20;

const small = await startSizedShop(
  { products: Number(options['small-products']), databaseUrl: options.small },
  print,
);
const large = await startSizedShop(
  { products: Number(options['large-products']), databaseUrl: options.large },
  print,
);
try {
  const shops = [small, large];
  const response = await fetch(`${small.api.url}/Shops/GetSearchFilters`);
  const { response: filters } = (await response.json()) as { response: SearchFilters };
  const kinds = { ...commonKinds, ...combinedKinds };
  await measureQueries(shops, generateQueries(kinds, warmUpQueries, filters));
  const measuredQueries = await measureQueries(
    shops,
    generateQueries(kinds, Number(options.queries), filters),
  );

  print(
    `\nLoad average ${loadavg()[0]?.toFixed(1)}; milliseconds at ${small.products} and ${large.products}\n\n`,
  );
  row('query', 'p50', 'p50', 'ratio', 'p95', 'p95', 'ratio');
  row('---', '--:', '--:', '--:', '--:', '--:', '--:');
  for (const kind of Object.keys(kinds)) {
    const ownQueries = measuredQueries.filter((query) => query.kind === kind);
    const cells = [0.5, 0.95].flatMap((share) => {
      const [smallTime = 0, largeTime = 0] = shops.map((_, shopIndex) =>
        percentile(
          ownQueries.map(({ times }) => times[shopIndex] ?? 0),
          share,
        ),
      );
      return [smallTime.toFixed(1), largeTime.toFixed(1), (largeTime / smallTime).toFixed(2)];
    });
    row(kind, ...cells);
  }

  print('\nQuery plans in both catalogues, of the query at the p95 of the larger one\n');
  const slowQueries = Object.keys(kinds).flatMap((kind) => {
    const ownQueries = measuredQueries.filter((query) => query.kind === kind);
    ownQueries.sort((a, b) => (a.times[1] ?? 0) - (b.times[1] ?? 0));
    return ownQueries[Math.floor(ownQueries.length * 0.95)] ?? [];
  });
  const plans = await Promise.all(shops.map((shop) => explainQueries(shop, slowQueries)));
  slowQueries.forEach(({ kind, body }, index) => {
    print(`\n${kind}: ${JSON.stringify(body)}\n`);
    shops.forEach(({ products }, shopIndex) => {
      for (const line of plans[shopIndex]?.[index] ?? []) print(`  ${products}: ${line}\n`);
    });
  });

  print('\n');
  row('memory, MiB', small.products, large.products);
  row('---', '--:', '--:');
  row('reference API, peak', ...shops.map(({ api }) => peakMemory(api.pid)));
  const pages = generateQueries(kinds, Math.ceil(Number(options.pages) / Object.keys(kinds).length), filters);
  const storefrontPeaks: number[] = [];
  for (const shop of shops) storefrontPeaks.push(await peakStorefrontMemory(shop, pages));
  row(`storefront, peak over ${pages.length} listing pages`, ...storefrontPeaks);
} finally {
  await Promise.all([small.api.stop(), large.api.stop()]);
}
