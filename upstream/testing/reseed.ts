import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { addCustomer } from '../accounts/customers.ts';
import { mergeLines } from '../cart/merge.ts';
import { addWish } from '../cart/wishes.ts';
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import { openPglite } from '../db/open-pglite.ts';
import { product, variant } from '../db/schema/catalogue.ts';
import { cartLine, wish } from '../db/schema/customers.ts';
import { orderLine } from '../db/schema/orders.ts';
import { placeOrder } from '../orders/place.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';

/** What `seed-catalogue.program.test.ts` looks at after the source changed. */
export interface Reseeded {
  before: Snapshot;
  unchanged: Snapshot;
  after: Snapshot;
  /** What a customer had before and after. */
  customers: { before: Belongings; after: Belongings };
}

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

type Belongings = Awaited<ReturnType<typeof belongings>>;

const folder = await mkdtemp(path.join(tmpdir(), 'rida-reseed-'));
const { orm, close } = await openPglite(folder, async () => {});

const [first, second, third, ...others] = catalogue.products as [SourceProduct, SourceProduct, SourceProduct];
const now = new Date();
await seedCatalogue(orm, catalogue, now);
await orm.update(variant).set({ quantity: 1 }).where(eq(variant.sourceQuantity, first.stock));
await shop();
const before = await snapshot();
const belongingsBefore = await belongings();
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
const customers = { before: belongingsBefore, after: await belongings() };
await close();
await rm(folder, { recursive: true });
process.stdout.write(JSON.stringify({ before, unchanged, after, customers } satisfies Reseeded));

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

/** Someone wants the first three products, and has ordered one of each. */
async function shop() {
  const passwordHash = 'none';
  const owner = await addCustomer(orm, { name: 'Mona', email: 'mona@shop.example', passwordHash });
  if (!owner) throw new Error('No customer was added');
  const firstThree = await orm
    .select({ variantId: product.defaultVariantId, productId: product.id })
    .from(product)
    .orderBy(product.id)
    .limit(3);
  const lines = firstThree.map((line) => ({ ...line, quantity: 1 }));
  const ids = firstThree.map(({ variantId }) => variantId);
  await orm.update(variant).set({ quantity: 2 }).where(inArray(variant.id, ids));
  await orm.transaction((tx) => mergeLines(tx, owner.id, { products: lines }));
  for (const line of lines) await addWish(orm, owner.id, line.productId);
  const contact = { name: 'Mona', email: 'mona@shop.example', phoneNumber: '0100000000' };
  const address = { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '9 Road' };
  const buyer = {
    customerId: null,
    language: 'en',
    currency: 'EGP',
    shop: { deliveryCents: 0 },
    status: 'placed',
  } as const;
  const order = { contact, address, shipping: 'free', payment: 'cash-on-delivery', lines } as const;
  await orm.transaction((tx) => placeOrder(tx, { ...order, lines }, buyer));
}

async function belongings() {
  return {
    cart: (await orm.select().from(cartLine)).map((line) => line.variantId).sort(),
    wishes: (await orm.select().from(wish)).map((row) => row.productId).sort(),
    ordered: (await orm.select().from(orderLine)).map((line) => [line.variantId, line.titleEn]),
  };
}
