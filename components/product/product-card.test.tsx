import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { createSamples, inSizes, sale } from '@/components/testing/samples';
import { product, variant } from '@/lib/catalogue/product/testing';
import type { Product } from '@/lib/catalogue/product/types';
import { cardControls } from './card-controls.ts';
import { ProductCard } from './product-card.tsx';

type CardProps = Partial<ComponentProps<typeof ProductCard>>;
const renderCard = (shownProduct: Product, props: CardProps = {}, shop?: string) =>
  renderOnServer(
    <ProductCard controls={cardControls} product={shownProduct} now={1} sizes="50vw" {...props} />,
    { shop },
  );
const addButton = () => screen.getByRole('button', { name: 'Add to Cart' });
const sizeTexts = () =>
  [...document.querySelectorAll('p.text-sm > bdi, p.text-sm > s')].map(({ textContent }) => textContent);

describe('product card', () => {
  test('shows images, category, price and sale of its variant', async () => {
    const { createProduct, createVariants, texts } = createSamples('en');
    await renderCard(createProduct('coat', { variants: createVariants(() => ({ sale })) }));
    expect(document.querySelectorAll('img')).toHaveLength(2);
    expect(screen.getByRole('img', { name: texts.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abayas' })).toHaveAttribute('href', '/shop?category=abayas');
    expect(screen.getByText('Sale')).toBeVisible();
    expect(screen.queryByText('out-of-stock')).toBeNull();
    expect(document.querySelector('s')).toHaveTextContent('1,890');
    expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Colors: Black, Camel, Olive' })).toBeVisible();
    expect(sizeTexts()).toEqual([]);
    expect(addButton()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('of a product without variants shows its own sale and price', async () => {
    await renderCard(product({ price: 20_000, sale }));
    expect(screen.getByText('Sale')).toBeVisible();
    expect(document.querySelector('s')).toHaveTextContent('200');
    expect(document.querySelector('img')).toHaveAttribute('src', '/icons/no-picture.svg');
    expect(screen.queryByText('Abayas')).toBeNull();
    expect(addButton()).not.toHaveAttribute('aria-haspopup');
  });

  test('of a sold-out product says so and has one image', async () => {
    await renderCard(inSizes({ S: 0, M: 0 }, { images: ['/a.webp', '/b.webp'] }), { showsDetails: true });
    expect(screen.getByText('out-of-stock')).toBeVisible();
    expect(screen.queryByText('Sale')).toBeNull();
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(sizeTexts()).toEqual([]);
    expect(addButton()).not.toHaveAttribute('aria-haspopup');
  });

  test.each([
    ['one is sold out', { S: 0, M: 1 }, {}, ['S (Sold out)', 'M']],
    ['it shows details', { S: 1, M: 1 }, { showsDetails: true }, ['S', 'M']],
    ['neither', { S: 1, M: 1 }, {}, []],
  ] as [string, Record<string, number>, CardProps, string[]][])(
    'lists sizes when %s',
    async (_case, stocks, props, expected) => {
      await renderCard(inSizes(stocks), props);
      expect(sizeTexts()).toEqual(expected);
    },
  );

  test.each([
    ['Short', 'Short'],
    [`${'word '.repeat(30)}`, `${'word '.repeat(20).trim()}...`],
  ])('shortens the description of a listing: %s', async (descriptionHtml, expected) => {
    await renderCard(product({ descriptionHtml }), { showsDetails: true });
    expect(document.querySelector('p.max-w-prose')).toHaveTextContent(expected);
  });

  test('marks what is English on an Arabic page', async () => {
    const english = product({ title: 'Linen Abaya', descriptionHtml: '<p>Warm</p>' });
    await renderOnServer(
      <ProductCard controls={cardControls} product={english} now={1} sizes="50vw" showsDetails />,
      {
        locale: 'ar',
      },
    );
    const marked = [...document.querySelectorAll('article [lang=en][dir=ltr]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Linen Abaya', 'Warm']);
  });

  test('has no description outside a listing', async () => {
    await renderCard(product({ descriptionHtml: 'Warm' }));
    expect(screen.queryByText('Warm')).toBeNull();
  });

  test.each([
    [{ color: [], size: [] }, true],
    [{ color: ['black'], size: [] }, true],
    [{ color: [], size: ['M'] }, false],
  ])('asks for a size unless the listing is filtered by one: %j', async (preferredOptions, needsSize) => {
    await renderCard(inSizes({ S: 1, M: 1 }), { preferredOptions });
    expect(addButton().hasAttribute('aria-haspopup')).toBe(needsSize);
  });

  test('shows the variant that the listing is filtered by', async () => {
    const variants = [
      variant({ id: 1, size: 'S', price: 10_000, stock: 1 }),
      variant({ id: 2, size: 'M', price: 20_000, stock: 1 }),
    ];
    await renderCard(product({ variants }), { preferredOptions: { color: [], size: ['M'] } });
    expect(screen.getByText(/EGP/)).toHaveTextContent('200');
  });

  test.each([
    ['without customer reviews', undefined, { reviews: [] }, ['Not rated yet']],
    ['with none of a product', 'with-reviews', { reviewCount: 0, averageRating: null }, []],
    ['with some', 'with-reviews', { reviewCount: 2, averageRating: 3 }, ['Rated 3 out of 5']],
  ] as [string, string | undefined, Partial<Product>, string[]][])(
    'has stars in a shop %s',
    async (_case, shop, overrides, stars) => {
      await renderCard(product(overrides), {}, shop);
      expect(screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(stars);
    },
  );

  test.each([
    ['with stars', { reviewCount: 2, averageRating: 3 }],
    ['without stars', { reviewCount: 0, averageRating: null }],
  ])('%s has only title and price in rows on a phone', async (_case, figures) => {
    const styles = readFileSync('app/globals.css', 'utf8');
    const [, seenInRows = ''] = /\.brief-on-phone \.card-text > :not\((.+)\) \{/.exec(styles) ?? [];
    await renderCard(
      product({ ...figures, title: 'Coat', price: 20_000 }),
      { showsDetails: true },
      'with-reviews',
    );
    const parts = [...document.querySelectorAll('.card-text > *')].filter((part) => part.matches(seenInRows));
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Coat', 'EGP 200.00']);
  });
});
