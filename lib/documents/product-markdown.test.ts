import { product, variant } from '../catalogue/testing.ts';
import { translatorOf } from '../i18n/translator.ts';
import { shop } from '../tenant/testing.ts';
import { categoryMarkdown, productMarkdown } from './product-markdown.ts';

const now = Date.UTC(2026, 5, 15);
const english = { tenant: { ...shop.tenant, origin: 'https://rida.example' }, locale: 'en' as const, now };
const words = () => translatorOf('en', 'documents');
/** Written with plain blanks and pounds. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const sale = { price: 15_000, startsAt: now - 1, endsAt: now + 1 };
const abaya = product({
  title: 'Abaya *long*',
  slug: 'abaya',
  brand: 'Rida',
  descriptionHtml: '<p>Warm.</p><p>Wide.</p>',
  metaDescription: 'Not this.',
  attributes: [{ name: 'Fabric', value: 'Wool' }],
  variants: [
    variant({ id: 1, sku: 'A-1', color: 'Black', size: 'M', price: 20_000, sale, stock: 2 }),
    variant({ id: 2, price: null, stock: 0 }),
  ],
  reviews: [{ rating: 4, name: 'Sara', text: 'Soft | warm' }] as never,
});

test('a product is its words, its facts, a row for each variant, what was said of it, and where the shop has it', async () => {
  expect(plain(productMarkdown(abaya, english, await words()))).toBe(`# Abaya \\*long\\*

Warm.

Wide.

- **Price**: EGP 150.00 (was EGP 200.00)
- **Availability**: in stock
- **Brand**: Rida
- **Fabric**: Wool

## Variants

| Color | Size | Price | Availability | SKU |
| --- | --- | --- | --- | --- |
| Black | M | EGP 150.00 (was EGP 200.00) | in stock | A-1 |
|  |  | N/A | out of stock |  |

## Reviews

- **4/5** Sara: Soft \\| warm

[See it at Rida](<https://rida.example/shop/shop-details/abaya>)
`);
});

test('a product of which little is known has no empty headings, and says in one line what it is', async () => {
  const bare = product({ title: 'Scarf', slug: 'scarf', metaDescription: 'Of silk.', price: 500, stock: 0 });
  expect(plain(productMarkdown(bare, english, await words()))).toBe(`# Scarf

Of silk.

- **Price**: EGP 5.00
- **Availability**: out of stock

[See it at Rida](<https://rida.example/shop/shop-details/scarf>)
`);
});

test('no variant of a product that is not for sale is in stock', async () => {
  const gone = { ...abaya, available: false };
  expect(productMarkdown(gone, english, await words())).not.toContain('in stock');
});

test('a category is what it is, what lies below it, and a line for each product', async () => {
  const category = {
    ...{ name: 'Abayas', slug: 'abayas', description: 'For every day.' },
    children: [{ id: 2, name: 'Open', slug: 'open' }],
  };
  expect(plain(categoryMarkdown(category, [abaya], english, await words()))).toBe(`# Abayas

For every day.

## Categories

- [Open](<https://rida.example/shop/shop-category/open>)

## Products

- [Abaya \\*long\\*](<https://rida.example/shop/shop-details/abaya>): EGP 150.00 (was EGP 200.00), in stock

[See it at Rida](<https://rida.example/shop/shop-category/abayas>)
`);
});

test('an empty category has no headings over nothing', async () => {
  const category = { name: 'Abayas', slug: 'abayas', description: null, children: [] };
  expect(categoryMarkdown(category, [], english, await words())).toBe(
    '# Abayas\n\n[See it at Rida](<https://rida.example/shop/shop-category/abayas>)\n',
  );
});
