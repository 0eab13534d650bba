import { product, variant } from '../../catalogue/product/testing.ts';
import { shop } from '../../platform/tenant/testing.ts';
import { openGraphProduct } from './open-graph-product.ts';

const now = Date.UTC(2026, 5, 15);
const sale = { price: 100000, startsAt: now, endsAt: now };
const onSale = variant({ id: 1, sku: 'A-1', price: 125000, sale, stock: 2 });
const other = variant({ id: 2, price: 90000 });
const abaya = product({ id: 7, variants: [onSale, other], brand: 'Dune' });
const properties = (item: typeof abaya, selected: typeof onSale | undefined, at = now) =>
  Object.fromEntries(openGraphProduct(item, { variant: selected }, shop, at));

describe('openGraphProduct', () => {
  test('lists the sale price during the sale only', () => {
    expect(properties(abaya, onSale)).toEqual({
      'og:type': 'product',
      'product:price:amount': '1250.00',
      'product:price:currency': 'EGP',
      'product:sale_price:amount': '1000.00',
      'product:sale_price:currency': 'EGP',
      'product:sale_price_dates:start': '2026-06-15T00:00:00Z',
      'product:sale_price_dates:end': '2026-06-15T00:00:00Z',
      'product:availability': 'in stock',
      'product:condition': 'new',
      'product:retailer_item_id': 'A-1',
      'product:item_group_id': '7',
      'product:brand': 'Dune',
    });
    expect(properties(abaya, onSale, now + 1)).not.toHaveProperty('product:sale_price:amount');
  });

  test('price and availability are those of the selected variant', () => {
    expect(properties(abaya, other)).toMatchObject({
      'product:price:amount': '900.00',
      'product:availability': 'out of stock',
      'product:retailer_item_id': '7-2',
    });
  });

  test('omits absent prices', () => {
    expect(Object.keys(properties(product({}), undefined)).filter((name) => name.includes('price'))).toEqual(
      [],
    );
  });

  test('ignores a sale without a discount', () => {
    const priceOf = (price: number | null) =>
      Object.entries(properties(product({ price, sale }), undefined)).filter(([name]) =>
        name.endsWith(':amount'),
      );
    expect(priceOf(100000)).toEqual([['product:price:amount', '1000.00']]);
    expect(priceOf(90000)).toEqual([['product:price:amount', '900.00']]);
    expect(priceOf(null)).toEqual([['product:price:amount', '1000.00']]);
  });

  test('only products with variants have a group id', () => {
    expect(properties(product({ variants: [onSale] }), onSale)).toHaveProperty('product:item_group_id');
    expect(properties(product({ price: 1 }), undefined)).not.toHaveProperty('product:item_group_id');
  });
});
