import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { locales } from '@/lib/platform/i18n/routing';
import { CollectionCards, CollectionLinks } from './collection-index.tsx';
import { TopRated } from './top-rated.tsx';

const prefixOf = { en: '', ar: '/ar' };

test.each(locales)('each collection has one link with its name: %s', async (locale) => {
  renderInShop(
    <CollectionCards
      collections={[
        { path: '/shop/shop-category/abayas', name: 'Abayas', image: null, productCount: 12 },
        { path: '/shop/shop-category/hijabs', name: 'Hijabs', image: '/hijab.webp', productCount: null },
      ]}
    />,
    { locale },
  );
  const t = texts(locale);
  const [abayas, hijabs] = screen.getAllByRole('listitem');
  expect(abayas).toHaveTextContent(t('listing.productCount', { count: 12 }));
  expect(hijabs).not.toHaveTextContent(/\d/);
  expect(screen.getByRole('link', { name: `${t('listing.viewNow')} Hijabs` })).toHaveAttribute(
    'href',
    `${prefixOf[locale]}/shop/shop-category/hijabs`,
  );
  await expectAccessible();
});

test.each(locales)('tags, and subcategories without a card, are linked: %s', async (locale) => {
  const { category } = createSamples(locale);
  const subcategory = (slug: string) => ({ ...category, slug, name: slug, parent: null, children: [] });
  const categories = [
    { ...category, children: [subcategory('open'), subcategory('closed')] },
    subcategory('closed'),
  ];
  renderInShop(<CollectionLinks categories={categories} tags={[{ name: 'New in', slug: 'new-in' }]} />, {
    locale,
  });
  const region = screen.getByRole('navigation', { name: texts(locale)('listing.collections') });
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${prefixOf[locale]}/shop/shop-category/open`,
    `${prefixOf[locale]}/shop/shop-feature/new-in`,
  ]);
  await expectAccessible();
});

test('the links of an Arabic page mark English names', () => {
  renderInShop(<CollectionLinks categories={[]} tags={[{ name: 'New in', slug: 'new-in' }]} />, {
    locale: 'ar',
  });
  expect(screen.getByText('New in')).toHaveAttribute('lang', 'en');
});

test.each(locales)('top-rated products show their average: %s', async (locale) => {
  const { createProduct, texts: sampleTexts } = createSamples(locale);
  renderInShop(<TopRated products={[createProduct('abaya')]} />, { locale });
  const section = screen.getByRole('region', { name: texts(locale)('listing.topRated') });
  expect(within(section).getByRole('link', { name: sampleTexts.title })).toHaveAttribute(
    'href',
    `${prefixOf[locale]}/shop/shop-details/abaya`,
  );
  expect(section).toHaveTextContent('4.0');
  await expectAccessible();
});

test('without collections or top-rated products nothing is rendered', () => {
  const { container } = renderInShop(
    <>
      <CollectionLinks categories={[]} tags={[]} />
      <TopRated products={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
