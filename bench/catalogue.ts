import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureGrowth } from './catalogue/growth.ts';
import { type MeasuredQuery, measureQueries } from './catalogue/measure.ts';
import { peakStorefrontMemory } from './catalogue/memory.ts';
import { explainQueries } from './catalogue/plans.ts';
import { type AvailableFilters, combinedKinds, commonKinds, generateQueries } from './catalogue/queries.ts';
import { startSizedShop } from './catalogue/shops.ts';
import { describeMachine, peakMemory } from './support/machine.ts';
import { percentile } from './support/percentile.ts';

// Measures what grows with the catalogue, or compares filter queries in two PostgreSQL databases; see docs/benchmarks.md.

const { values: options } = parseArgs({
  options: {
    /** Sizes whose rows of growth are drawn, where no database is named. */
    products: { type: 'string', default: '57,2000,20000' },
    small: { type: 'string' },
    large: { type: 'string' },
    'small-products': { type: 'string', default: '100000' },
    'large-products': { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '200' },
    pages: { type: 'string', default: '300' },
  },
});

const print = (line: string) => process.stdout.write(line);
const printRow = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |\n`);
const warmUpQueriesPerKind = 20;

if (options.small === undefined || options.large === undefined) {
  print(`${describeMachine()}\n`);
  await measureGrowth(options.products.split(',').map(Number), print);
} else {
  await compareQueries(options.small, options.large);
}

/** Compares the response times of `POST /Products/Filter` with two catalogues of different sizes. */
async function compareQueries(smallUrl: string, largeUrl: string): Promise<void> {
  const small = await startSizedShop(
    { products: Number(options['small-products']), databaseUrl: smallUrl },
    print,
  );
  const large = await startSizedShop(
    { products: Number(options['large-products']), databaseUrl: largeUrl },
    print,
  );
  try {
    const shops = [small, large];
    const response = await fetch(`${small.api.url}/Shops/GetSearchFilters`);
    const { response: availableFilters } = (await response.json()) as { response: AvailableFilters };
    const kinds = { ...commonKinds, ...combinedKinds };
    await measureQueries(shops, generateQueries(kinds, warmUpQueriesPerKind, availableFilters));
    const measuredQueries = await measureQueries(
      shops,
      generateQueries(kinds, Number(options.queries), availableFilters),
    );

    print(
      `\nLoad average ${loadavg()[0]?.toFixed(1)}; milliseconds at ${small.products} and ${large.products}\n\n`,
    );
    printRow('query', 'p50', 'p50', 'ratio', 'p95', 'p95', 'ratio');
    printRow('---', '--:', '--:', '--:', '--:', '--:', '--:');
    for (const kind of Object.keys(kinds)) {
      const queriesOfKind = measuredQueries.filter((query) => query.kind === kind);
      const percentileOf = (shopIndex: number, share: number) => {
        const times = queriesOfKind.map((query) => query.times[shopIndex] ?? 0);
        return percentile(times, share);
      };
      const cells = [0.5, 0.95].flatMap((share) => {
        const [smallTime, largeTime] = [percentileOf(0, share), percentileOf(1, share)];
        return [smallTime.toFixed(1), largeTime.toFixed(1), (largeTime / smallTime).toFixed(2)];
      });
      printRow(kind, ...cells);
    }

    print('\nQuery plans in both catalogues, of the query at the p95 of the larger one\n');
    const p95Queries = Object.keys(kinds).flatMap((kind) => {
      const queriesOfKind = measuredQueries.filter((query) => query.kind === kind);
      const timeInLarge = ({ times }: MeasuredQuery) => times[1] ?? 0;
      queriesOfKind.sort((a, b) => timeInLarge(a) - timeInLarge(b));
      return queriesOfKind[Math.floor(queriesOfKind.length * 0.95)] ?? [];
    });
    const plans = await Promise.all(shops.map((shop) => explainQueries(shop, p95Queries)));
    p95Queries.forEach(({ kind, body }, index) => {
      print(`\n${kind}: ${JSON.stringify(body)}\n`);
      shops.forEach(({ products }, shopIndex) => {
        for (const line of plans[shopIndex]?.[index] ?? []) print(`  ${products}: ${line}\n`);
      });
    });

    print('\n');
    printRow('memory, MiB', small.products, large.products);
    printRow('---', '--:', '--:');
    printRow('reference API, peak', ...shops.map(({ api }) => peakMemory(api.pid)));
    const pagesPerKind = Math.ceil(Number(options.pages) / Object.keys(kinds).length);
    const listingPages = generateQueries(kinds, pagesPerKind, availableFilters);
    const storefrontPeaks: number[] = [];
    for (const shop of shops) storefrontPeaks.push(await peakStorefrontMemory(shop, listingPages));
    printRow(`storefront, peak over ${listingPages.length} listing pages`, ...storefrontPeaks);
  } finally {
    await Promise.all([small.api.stop(), large.api.stop()]);
  }
}
