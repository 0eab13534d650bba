import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measure } from './catalogue/measure.ts';
import { storefrontMemory } from './catalogue/memory.ts';
import { explain } from './catalogue/plans.ts';
import { commonKinds, drawQueries, narrowedKinds, type Offer } from './catalogue/queries.ts';
import { openShop } from './catalogue/shops.ts';
import { peakMemory } from './support/machine.ts';
import { percentile } from './support/percentile.ts';

/** Filters, sorts, pages and counts two catalogues of different sizes side by side; see docs/benchmarks.md. */
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
const warmUps = 20;

const small = await openShop(
  { products: Number(options['small-products']), databaseUrl: options.small },
  print,
);
const large = await openShop(
  { products: Number(options['large-products']), databaseUrl: options.large },
  print,
);
try {
  const shops = [small, large];
  const answer = await fetch(`${small.api.url}/Shops/GetSearchFilters`);
  const { response: offer } = (await answer.json()) as { response: Offer };
  const kinds = { ...commonKinds, ...narrowedKinds };
  await measure(shops, drawQueries(kinds, warmUps, offer));
  const measured = await measure(shops, drawQueries(kinds, Number(options.queries), offer));

  print(
    `\nLoad average ${loadavg()[0]?.toFixed(1)}; milliseconds at ${small.products} and ${large.products}\n\n`,
  );
  row('query', 'p50', 'p50', 'ratio', 'p95', 'p95', 'ratio');
  row('---', '--:', '--:', '--:', '--:', '--:', '--:');
  for (const kind of Object.keys(kinds)) {
    const own = measured.filter((query) => query.kind === kind);
    const cells = [0.5, 0.95].flatMap((share) => {
      const [few = 0, many = 0] = shops.map((_, place) =>
        percentile(
          own.map(({ times }) => times[place] ?? 0),
          share,
        ),
      );
      return [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)];
    });
    row(kind, ...cells);
  }

  print('\nPlans of the query at the p95 of the larger catalogue\n');
  const typical = Object.keys(kinds).flatMap((kind) => {
    const own = measured.filter((query) => query.kind === kind);
    own.sort((one, other) => (one.times[1] ?? 0) - (other.times[1] ?? 0));
    return own[Math.floor(own.length * 0.95)] ?? [];
  });
  const plans = await Promise.all(shops.map((shop) => explain(shop, typical)));
  typical.forEach(({ kind, body }, index) => {
    print(`\n${kind}: ${JSON.stringify(body)}\n`);
    shops.forEach(({ products }, place) => {
      for (const line of plans[place]?.[index] ?? []) print(`  ${products}: ${line}\n`);
    });
  });

  print('\n');
  row('memory, MiB', small.products, large.products);
  row('---', '--:', '--:');
  row('reference API, peak', ...shops.map(({ api }) => peakMemory(api.pid)));
  const pages = drawQueries(kinds, Math.ceil(Number(options.pages) / Object.keys(kinds).length), offer);
  const storefronts: number[] = [];
  for (const shop of shops) storefronts.push(await storefrontMemory(shop, pages));
  row(`storefront, peak over ${pages.length} listing pages`, ...storefronts);
} finally {
  await Promise.all([small.api.stop(), large.api.stop()]);
}
