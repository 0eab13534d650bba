import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import { openPglite } from '../db/open-pglite.ts';
import { product, variant } from '../db/schema/catalogue.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';

/** What `seed-catalogue.test.ts` looks at after the source changed. */
export interface Reseeded {
  before: Snapshot;
  unchanged: Snapshot;
  after: Snapshot;
}

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

const folder = await mkdtemp(path.join(tmpdir(), 'rida-reseed-'));
const { orm, close } = await openPglite(folder, async () => {});

const [first, second, third, ...others] = catalogue.products as [SourceProduct, SourceProduct, SourceProduct];
const now = new Date();
await seedCatalogue(orm, catalogue, now);
await orm.update(variant).set({ quantity: 1 }).where(eq(variant.sourceQuantity, first.stock));
const before = await snapshot();
await seedCatalogue(orm, catalogue, new Date(now.getTime() + 1000));
const unchanged = await snapshot();
const changed: Catalogue = {
  ...catalogue,
  slides: [],
  products: [
    { ...third, slug: 'newcomer', title: { en: 'Newcomer Zibeline', ar: 'قادمة' } },
    { ...first, price: first.price + 100 },
    { ...second, stock: 77, stockOf: {} },
    ...others,
  ],
};
await seedCatalogue(orm, changed, new Date(now.getTime() + 2000));
const after = await snapshot();
await close();
await rm(folder, { recursive: true });
process.stdout.write(JSON.stringify({ before, unchanged, after } satisfies Reseeded));

async function snapshot() {
  return {
    products: await orm
      .select({ id: product.id, slug: product.slug, updatedAt: product.updatedAt })
      .from(product)
      .orderBy(product.id),
    variants: await orm
      .select({ id: variant.id, sku: variant.sku, price: variant.priceCents, quantity: variant.quantity })
      .from(variant)
      .orderBy(variant.id),
    listed: await orm.$count(sql`listing`),
  };
}
