import { eq, inArray, sql } from 'drizzle-orm';
import { addCustomer } from '../../accounts/customers.ts';
import { mergeCartLines } from '../../cart/merge-lines.ts';
import { addToWishlist } from '../../cart/wishlist.ts';
import { type Catalogue, catalogue } from '../../catalogue/catalogue.ts';
import type { SourceProduct } from '../../catalogue/types.ts';
import { openPglite } from '../../db/open-pglite.ts';
import { product, variant } from '../../db/schema/catalogue.ts';
import { cartLine, wishlistItem } from '../../db/schema/customers.ts';
import { orderLine } from '../../db/schema/orders.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';

/** Output of this program, which `seed-catalogue.program.test.ts` runs on a seeded data folder. */
export interface ReseedResult {
  /** Before further seedings. */
  before: Snapshot;
  /** After the same catalogue was seeded again. */
  unchanged: Snapshot;
  /** After a changed catalogue was seeded. */
  after: Snapshot;
  /** Cart, wishlist and orders before and after all further seedings. */
  customers: { before: CustomerData; after: CustomerData };
}

type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

type CustomerData = Awaited<ReturnType<typeof readCustomerData>>;

const [folder = ''] = process.argv.slice(2);
const { orm, close } = await openPglite(folder, async () => {});

const [first, second, third, ...others] = catalogue.products as [SourceProduct, SourceProduct, SourceProduct];
const now = new Date();
// A stock that differs from the source, as after orders.
await orm.update(variant).set({ quantity: 1 }).where(eq(variant.sourceQuantity, first.stock));
await addCustomerWithOrder();
const before = await takeSnapshot();
const customerDataBefore = await readCustomerData();
await seedCatalogue(orm, catalogue, new Date(now.getTime() + 1000));
const unchanged = await takeSnapshot();
const changedCatalogue: Catalogue = {
  ...catalogue,
  slides: [],
  products: [
    { ...third, slug: 'newcomer', title: { en: 'Newcomer Zibeline', ar: 'قادمة' } },
    { ...first, price: first.price + 100 },
    { ...second, stock: 77, stockOf: {} },
    ...others,
  ],
};
await seedCatalogue(orm, changedCatalogue, new Date(now.getTime() + 2000));
const after = await takeSnapshot();
const customers = { before: customerDataBefore, after: await readCustomerData() };
await close();
process.stdout.write(JSON.stringify({ before, unchanged, after, customers } satisfies ReseedResult));

async function takeSnapshot() {
  return {
    products: await orm
      .select({ id: product.id, slug: product.slug, updatedAt: product.updatedAt })
      .from(product)
      .orderBy(product.id),
    variants: await orm
      .select({
        id: variant.id,
        sku: variant.sku,
        price: variant.priceThousandths,
        quantity: variant.quantity,
      })
      .from(variant)
      .orderBy(variant.id),
    listed: await orm.$count(sql`listing`),
  };
}

/** Adds a customer with the first three products in cart and wishlist, and orders one of each. */
async function addCustomerWithOrder() {
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
  await orm.transaction((tx) => mergeCartLines(tx, owner.id, { products: lines }));
  for (const line of lines) await addToWishlist(orm, owner.id, line.productId);
  const contact = { name: 'Mona', email: 'mona@shop.example', phoneNumber: '0100000000' };
  const address = { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '9 Road' };
  const context = {
    customerId: null,
    language: 'en',
    currency: 'EGP',
    shop: { deliveryMinor: 0, expressMinor: null, pickUp: null },
    purchaseProviders: [],
    status: 'placed',
    paymentTtlMs: 0,
  } as const;
  const order = { contact, address, shipping: 'free', payment: 'cash-on-delivery', lines } as const;
  await orm.transaction((tx) => placeOrder(tx, { ...order, lines }, context));
}

async function readCustomerData() {
  return {
    cart: (await orm.select().from(cartLine)).map((line) => line.variantId).sort(),
    wishlist: (await orm.select().from(wishlistItem)).map((row) => row.productId).sort(),
    ordered: (await orm.select().from(orderLine)).map((line) => [line.variantId, line.titleEn]),
  };
}
