import { product, variant } from '../catalogue/testing.ts';
import { shop } from '../tenant/testing.ts';
import { productProperties } from './product-properties.ts';

const now = Date.UTC(2026, 5, 15);
const sale = { price: 100000, startsAt: now, endsAt: now };
const chosen = variant({ id: 1, sku: 'A-1', price: 125000, sale, stock: 2 });
const other = variant({ id: 2, price: 90000 });
const abaya = product({ id: 7, variants: [chosen, other], brand: 'Dune' });
const properties = (of: typeof abaya, shown: typeof chosen | undefined, at = now) =>
  Object.fromEntries(productProperties(of, { variant: shown }, shop, at));

test('a sale stands beside the ordinary price, while it is on', () => {
  expect(properties(abaya, chosen)).toEqual({
    'og:type': 'product',
    'product:price:amount': '1250.00',
    'product:price:currency': 'EGP',
    'product:sale_price:amount': '1000.00',
    'product:sale_price:currency': 'EGP',
    'product:availability': 'in stock',
    'product:condition': 'new',
    'product:retailer_item_id': 'A-1',
    'product:item_group_id': '7',
    'product:brand': 'Dune',
  });
  expect(properties(abaya, chosen, now + 1)).not.toHaveProperty('product:sale_price:amount');
});

test('the shown variant decides on price and availability', () => {
  expect(properties(abaya, other)).toMatchObject({
    'product:price:amount': '900.00',
    'product:availability': 'out of stock',
    'product:retailer_item_id': '7-2',
  });
});

test('without a price there is none', () => {
  expect(Object.keys(properties(product({}), undefined)).filter((name) => name.includes('price'))).toEqual(
    [],
  );
});

test('a sale that lowers nothing is none, and one without an ordinary price has only its own', () => {
  const priceOf = (price: number | null) =>
    Object.entries(properties(product({ price, sale }), undefined)).filter(([name]) =>
      name.endsWith(':amount'),
    );
  expect(priceOf(100000)).toEqual([['product:price:amount', '1000.00']]);
  expect(priceOf(90000)).toEqual([['product:price:amount', '900.00']]);
  expect(priceOf(null)).toEqual([['product:price:amount', '1000.00']]);
});

test('only what has variants belongs to a group', () => {
  expect(properties(product({ variants: [chosen] }), chosen)).toHaveProperty('product:item_group_id');
  expect(properties(product({ price: 1 }), undefined)).not.toHaveProperty('product:item_group_id');
});
