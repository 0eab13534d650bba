import { catalogue } from '../catalogue/catalogue.ts';
import { startProgram } from '../testing/api.ts';
import type { ReseedResult } from '../testing/programs/reseed.ts';
import { seededEmbeddedDatabase } from '../testing/seeded-database.ts';

const [first, second, third] = catalogue.products;
let reseeded: ReseedResult;

beforeAll(async () => {
  const { DATA_DIR } = await seededEmbeddedDatabase();
  const { code, stdout, stderr } = await startProgram({}, 'reference-api/testing/programs/reseed.ts', [
    DATA_DIR,
  ]).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  reseeded = JSON.parse(stdout);
});

const idOf = (snapshot: ReseedResult['before'], slug: string | undefined) =>
  snapshot.products.find((product) => product.slug === slug)?.id;
/** The ids of a product's variants begin with its own id, followed by two digits. */
const productIdOf = (variantId: number) => Math.floor(variantId / 100);
const variantsOf = (snapshot: ReseedResult['before'], slug: string | undefined) =>
  snapshot.variants.filter((variant) => productIdOf(variant.id) === idOf(snapshot, slug));

describe('seeding again', () => {
  test('an unchanged catalogue changes nothing', () => {
    expect(reseeded.unchanged).toEqual(reseeded.before);
  });

  test('a changed product keeps ids and stock and gets its new price', () => {
    const before = variantsOf(reseeded.before, first?.slug);
    const after = variantsOf(reseeded.after, first?.slug);
    expect(after.map(({ id, sku, quantity }) => ({ id, sku, quantity }))).toEqual(
      before.map(({ id, sku, quantity }) => ({ id, sku, quantity })),
    );
    expect(after.map(({ price }) => price)).toEqual(before.map(({ price }) => price + 100_000));
  });

  test('a changed stock in the source replaces the current stock', () => {
    expect(variantsOf(reseeded.after, second?.slug).every((variant) => variant.quantity === 77)).toBe(true);
  });

  test('a removed product is deleted and its id is never reused', () => {
    expect(idOf(reseeded.after, third?.slug)).toBeUndefined();
    expect(idOf(reseeded.after, 'newcomer')).toBe(catalogue.products.length + 1);
    expect(reseeded.after.listed).toBe(catalogue.products.length);
  });

  test('only changed products get a new updatedAt', () => {
    const updatedAtBySlug = (snapshot: ReseedResult['before']) =>
      new Map(snapshot.products.map((product) => [product.slug, product.updatedAt]));
    const before = updatedAtBySlug(reseeded.before);
    const changed = [...updatedAtBySlug(reseeded.after)].filter(
      ([slug, moment]) => before.get(slug) !== moment,
    );
    expect(changed.map(([slug]) => slug).sort()).toEqual([first?.slug, second?.slug, 'newcomer'].sort());
  });

  test('removed products leave carts and wishlists, but not orders', () => {
    const { before, after } = reseeded.customers;
    const [firstId, secondId] = [idOf(reseeded.after, first?.slug), idOf(reseeded.after, second?.slug)];
    expect(before.wishlist).toHaveLength(3);
    expect(before.cart).toHaveLength(3);
    expect(after.wishlist).toEqual([firstId, secondId]);
    expect(after.cart.map(productIdOf)).toEqual([firstId, secondId]);
    expect(before.ordered).toHaveLength(3);
    expect(after.ordered).toEqual(before.ordered);
  });
});
