import { catalogue } from '../catalogue/catalogue.ts';
import { startProgram } from '../testing/api.ts';
import type { Reseeded } from '../testing/reseed.ts';

const [first, second, third] = catalogue.products;
let reseeded: Reseeded;

beforeAll(async () => {
  const { code, stdout, stderr } = await startProgram({}, 'testing/reseed').ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  reseeded = JSON.parse(stdout);
});

const idOf = (snapshot: Reseeded['before'], slug: string | undefined) =>
  snapshot.products.find((product) => product.slug === slug)?.id;
const variantsOf = (snapshot: Reseeded['before'], slug: string | undefined) =>
  snapshot.variants.filter((variant) => Math.floor(variant.id / 100) === idOf(snapshot, slug));

test('seeding the same catalogue again changes nothing, not even what was sold since', () => {
  expect(reseeded.unchanged).toEqual(reseeded.before);
});

test('a changed product keeps its id and takes its new price, but not back what was sold', () => {
  const before = variantsOf(reseeded.before, first?.slug);
  const after = variantsOf(reseeded.after, first?.slug);
  expect(after.map(({ id, sku, quantity }) => ({ id, sku, quantity }))).toEqual(
    before.map(({ id, sku, quantity }) => ({ id, sku, quantity })),
  );
  expect(after.map(({ price }) => price)).toEqual(before.map(({ price }) => price + 10_000));
});

test('stock that the source changed wins over what was sold', () => {
  expect(variantsOf(reseeded.after, second?.slug).every((variant) => variant.quantity === 77)).toBe(true);
});

test('a product that left the source is gone and its id is never given again', () => {
  expect(idOf(reseeded.after, third?.slug)).toBeUndefined();
  expect(idOf(reseeded.after, 'newcomer')).toBe(catalogue.products.length + 1);
  expect(reseeded.after.listed).toBe(catalogue.products.length);
});

test('only changed products count as updated', () => {
  const updatedAt = (snapshot: Reseeded['before']) =>
    new Map(snapshot.products.map((product) => [product.slug, product.updatedAt]));
  const before = updatedAt(reseeded.before);
  const changed = [...updatedAt(reseeded.after)].filter(([slug, moment]) => before.get(slug) !== moment);
  expect(changed.map(([slug]) => slug).sort()).toEqual([first?.slug, second?.slug, 'newcomer'].sort());
});

test('carts and wishlists lose what left the source and nothing else, orders lose nothing', () => {
  const { before, after } = reseeded.customers;
  const [kept, alsoKept] = [idOf(reseeded.after, first?.slug), idOf(reseeded.after, second?.slug)];
  expect(before.wishes).toHaveLength(3);
  expect(before.cart).toHaveLength(3);
  expect(after.wishes).toEqual([kept, alsoKept]);
  expect(after.cart.map((id) => Math.floor(id / 100))).toEqual([kept, alsoKept]);
  expect(before.ordered).toHaveLength(3);
  expect(after.ordered).toEqual(before.ordered);
});
