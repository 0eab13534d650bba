import { fakeBrowser } from '../browser-storage/testing.ts';
import { lineOf } from '../cart/testing.ts';
import { factsOf, type ProductFacts } from '../catalogue/facts.ts';
import { product, variant } from '../catalogue/testing.ts';

const { productId, variantId, slug } = lineOf('7');
const one = { productId, variantId, slug };
const key = 'awaited_products';

const open = () => fakeBrowser().openTab(() => import('./awaited.ts'));

function facts(stock: number): ProductFacts {
  return factsOf(
    product({ variants: [variant({ id: 'v7', price: 10000, stock }), variant({ id: 'v8', stock: 5 })] }),
  );
}

test('a variant is awaited until that is taken back', async () => {
  const { isAwaited, toggleAwaited } = await open();
  const waiting = toggleAwaited([], one);
  expect(waiting).toEqual([{ ...one, told: false }]);
  expect(isAwaited(waiting, one)).toBe(true);
  expect(isAwaited(waiting, { ...one, variantId: 'v8' })).toBe(false);
  expect(toggleAwaited(waiting, one)).toEqual([]);
});

test('what the visitor has heard of can be awaited again, and is there once', async () => {
  const { isAwaited, toggleAwaited } = await open();
  const heard = [{ ...one, told: true }];
  expect(isAwaited(heard, one)).toBe(false);
  expect(toggleAwaited(heard, one)).toEqual([{ ...one, told: false }]);
});

test('a variant is back when pieces of it are left, whatever is left of others; not while nothing is known', async () => {
  const { isBack, viewAwaited } = await open();
  const item = { ...one, told: false };
  const back = (known: ProductFacts | null | undefined) => isBack(viewAwaited(item, known, 0));
  expect([facts(0), facts(1), null, undefined].map(back)).toEqual([false, true, false, false]);
});

test('what the visitor has heard of is no longer waited for once it is sold out again, until they ask again', async () => {
  const { isAwaited, isListed, toggleAwaited, viewAwaited } = await open();
  const listed = (told: boolean, known: ProductFacts | undefined) =>
    isListed({ ...one, told }, viewAwaited({ ...one, told }, known, 0));
  expect([facts(0), facts(1), undefined].map((known) => listed(true, known))).toEqual([false, true, true]);
  expect([facts(0), facts(1), undefined].map((known) => listed(false, known))).toEqual([true, true, true]);
  expect(isAwaited(toggleAwaited([{ ...one, told: true }], one), one)).toBe(true);
});

test('what is stored is read again, and dropped where it names no product', async () => {
  const browser = fakeBrowser();
  const stored = [{ ...one, told: true }, { told: true }, { ...one, variantId: 'v8' }];
  browser.stored.set(key, JSON.stringify({ version: 1, revision: 3, items: stored }));
  const { awaited } = await browser.openTab(() => import('./awaited.ts'));
  expect(awaited.get()).toEqual([
    { ...one, told: true },
    { ...one, variantId: 'v8', told: false },
  ]);
});

test('nothing is asked for where nothing is awaited', async () => {
  const browser = fakeBrowser();
  const { awaitsAny } = await browser.openTab(() => import('./awaits-any.ts'));
  expect(awaitsAny()).toBe(false);
  browser.stored.set(key, '{"version":1,"items":[]}');
  expect(awaitsAny()).toBe(true);
});
