import { reviewPageOf } from '../../catalogue/product/review-pages.ts';
import { product, variant } from '../../catalogue/product/testing.ts';
import { shop } from '../../platform/tenant/testing.ts';
import { createTranslatorFor } from '../../platform/tenant/translator.ts';
import { categoryMarkdown, productMarkdown } from './catalogue-markdown.ts';
import { llmsText } from './llms.ts';

const now = Date.UTC(2026, 5, 15);
const englishContext = {
  tenant: { ...shop.tenant, origin: 'https://rida.example' },
  locale: 'en' as const,
  now,
};
const translator = () => createTranslatorFor(englishContext, 'documents');
/** Replaces no-break spaces. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const sale = { price: 15_000, startsAt: now - 1, endsAt: now + 1 };
const abaya = product({
  title: 'Abaya *long*',
  slug: 'abaya',
  brand: 'Rida',
  descriptionHtml: '<p>Warm.</p><p>Wide.</p>',
  metaDescription: 'Unused beside a description.',
  attributes: [{ name: 'Fabric', value: 'Wool' }],
  variants: [
    variant({ id: 1, sku: 'A-1', color: 'Black', size: 'M', price: 20_000, sale, stock: 2 }),
    variant({ id: 2, price: null, stock: 0 }),
  ],
  reviews: [{ rating: 4, name: 'Sara', text: 'Soft | warm' }] as never,
});

describe('Markdown documents', () => {
  test('a product has description, properties, variants, reviews and a link', async () => {
    expect(
      withPlainSpaces(
        productMarkdown(abaya, reviewPageOf(abaya.reviews, 1), englishContext, await translator()),
      ),
    ).toBe(`# Abaya \\*long\\*

Warm.

Wide.

- **Price**: EGP 150.00 (was EGP 200.00, until 2026-06-15T00:00:00Z)
- **Availability**: in stock
- **Brand**: Rida
- **Fabric**: Wool

## Variants

| Color | Size | Price | Availability | SKU |
| --- | --- | --- | --- | --- |
| Black | M | EGP 150.00 (was EGP 200.00, until 2026-06-15T00:00:00Z) | in stock | A-1 |
|  |  | N/A | out of stock |  |

## Reviews

- **4/5** Sara: Soft \\| warm

[See it at Rida](<https://rida.example/shop/shop-details/abaya>)
`);
  });

  test('a product with little data has no empty headings', async () => {
    const scarf = product({
      title: 'Scarf',
      slug: 'scarf',
      metaDescription: 'Of silk.',
      price: 500,
      stock: 0,
    });
    expect(
      withPlainSpaces(
        productMarkdown(scarf, reviewPageOf(scarf.reviews, 1), englishContext, await translator()),
      ),
    ).toBe(`# Scarf

Of silk.

- **Price**: EGP 5.00
- **Availability**: out of stock

[See it at Rida](<https://rida.example/shop/shop-details/scarf>)
`);
  });

  test('a product may have one paragraph and one variant', async () => {
    const scarf = product({
      descriptionHtml: '<p>Silky.</p>',
      metaDescription: 'Of silk.',
      variants: [variant({ sku: 'S-1', color: 'Blue', size: 'M', stock: 1 })],
    });
    const text = productMarkdown(scarf, reviewPageOf([], 1), englishContext, await translator());
    expect(text).toContain('\n\nSilky.\n\n');
    expect(text).not.toContain('Of silk.');
    expect(text).toContain('## Variants');
    expect(text).toContain('| Blue | M | N/A | in stock | S-1 |');
  });

  test('no variant of an unavailable product is in stock', async () => {
    const unavailable = { ...abaya, available: false };
    expect(
      productMarkdown(unavailable, reviewPageOf(unavailable.reviews, 1), englishContext, await translator()),
    ).not.toContain('in stock');
  });

  test('a category has description, subcategories and products', async () => {
    const category = {
      name: 'Abayas',
      slug: 'abayas',
      description: 'For every day.',
      children: [{ id: 2, name: 'Open', slug: 'open' }],
    };
    expect(
      withPlainSpaces(categoryMarkdown(category, [abaya], englishContext, await translator())),
    ).toBe(`# Abayas

For every day.

## Categories

- [Open](<https://rida.example/shop/shop-category/open>)

## Products

- [Abaya \\*long\\*](<https://rida.example/shop/shop-details/abaya>): EGP 150.00 (was EGP 200.00, until 2026-06-15T00:00:00Z), in stock

[See it at Rida](<https://rida.example/shop/shop-category/abayas>)
`);
  });

  test('an empty category has no empty headings', async () => {
    const category = { name: 'Abayas', slug: 'abayas', description: null, children: [] };
    expect(categoryMarkdown(category, [], englishContext, await translator())).toBe(
      '# Abayas\n\n[See it at Rida](<https://rida.example/shop/shop-category/abayas>)\n',
    );
  });

  test('llms.txt lists collections only in a shop that has some', async () => {
    const category = { id: 1, name: 'Abayas', slug: 'abayas', productCount: 1, image: null, parent: null };
    const categories = [
      { ...category, description: 'For *every* day.', children: [] },
      { ...category, id: 2, name: 'Scarves', slug: 'scarves', description: null, children: [] },
    ];
    const llmsWith = async (features: { name: string; slug: string }[]) =>
      llmsText(
        englishContext.tenant,
        'en',
        { categories, features },
        await translator(),
        await createTranslatorFor(englishContext, 'contentPages'),
      );
    const text = await llmsWith([{ name: 'New', slug: 'new' }]);
    expect(text).toContain(`## Collections

- [New](<https://rida.example/shop/shop-feature/new>)

## `);
    expect(text).toContain(`
- [Abayas](<https://rida.example/shop/shop-category/abayas>): For \\*every\\* day.
- [Scarves](<https://rida.example/shop/shop-category/scarves>)

`);
    expect(await llmsWith([])).not.toContain('## Collections');
  });
});
