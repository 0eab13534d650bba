import { screen, within } from '@testing-library/react';
import { isSeenAt } from '@/components/testing/is-seen-at';
import { renderInShop } from '@/components/testing/render-in-shop';
import { renderOnServer } from '@/components/testing/render-on-server';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { createSamples } from '@/components/testing/samples';
import { product } from '@/lib/catalogue/product/testing';
import type { Slide, SocialPost } from '@/lib/catalogue/reads/types';
import { Hero } from './hero.tsx';
import { BestSellers, CategoryTiles, FavoritesGrid, ShopTheLook, SocialStrip } from './home-sections.tsx';

const abaya = product({ slug: 'abaya', title: 'Abaya' });
const hijab = product({ slug: 'hijab', title: 'Hijab' });

test('sections without content are not rendered', async () => {
  const body = await renderOnServer(
    <>
      <Hero slides={[]} />
      <CategoryTiles categories={[]} />
      <BestSellers products={[]} slug="best" now={0} />
      <ShopTheLook products={[]} slug="look" now={0} />
      <FavoritesGrid products={[abaya]} now={0} />
      <SocialStrip posts={[]} social={sampleTenant.social} />
    </>,
  );
  expect(body).toBeEmptyDOMElement();
});

describe('hero', () => {
  const slide = (overrides: Partial<Slide>): Slide => ({
    title: '',
    subtitle: null,
    image: '/a.webp',
    target: null,
    ...overrides,
  });

  test('the first slide has the heading of the page and loads first', async () => {
    await renderOnServer(
      <Hero
        slides={[
          slide({ title: 'Winter', subtitle: 'Warm', target: { kind: 'product', slug: 'abaya' } }),
          slide({ title: 'Summer' }),
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
    expect(first?.getByText('Warm')).toBeVisible();
    expect(first?.getByRole('link')).toHaveAttribute('href', '/shop/shop-details/abaya');
    expect(second?.getByRole('heading', { level: 2, name: 'Summer' })).toBeVisible();
    expect(second?.queryByRole('link')).toBeNull();
    const images = [...document.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test('only the first slide without a title gets one', async () => {
    await renderOnServer(<Hero slides={[slide({}), slide({})]} />);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1']);
    expect(document.querySelectorAll('li p')).toHaveLength(0);
  });
});

describe('categories', () => {
  const { category } = createSamples('en');
  const categoriesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...category, slug: `c-${index}` }));

  test.each([
    [2, []],
    [3, [0]],
    [4, []],
    [6, [0]],
  ])('of %d tiles those with the indexes %j load a large picture', async (count, largeTiles) => {
    await renderOnServer(<CategoryTiles categories={categoriesOf(count)} />);
    const tiles = screen.getAllByRole('listitem');
    const isLarge = (tile: HTMLElement) => tile.querySelector('img')?.sizes.includes('61vw') === true;
    expect(tiles.flatMap((tile, index) => (isLarge(tile) ? [index] : []))).toEqual(largeTiles);
  });
});

test.each([
  ['best sellers', BestSellers],
  ['Shop The Look', ShopTheLook],
])('%s are linked with their tag if it has a page', async (_name, Section) => {
  await renderOnServer(<Section products={[abaya, hijab]} slug="tag" now={0} />);
  const heading = () => within(screen.getByRole('heading', { level: 2 }));
  expect(heading().getByRole('link')).toHaveAttribute('href', '/shop/shop-feature/tag');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Abaya',
    'Hijab',
  ]);
  await renderOnServer(<Section products={[abaya]} slug={undefined} now={0} />);
  expect(heading().queryByRole('link')).toBeNull();
});

test('best sellers loop, and Shop The Look begins at its first product', async () => {
  const previousButton = () => screen.getByRole('button', { name: 'Previous slide' });
  await renderOnServer(<BestSellers products={[abaya, hijab]} slug="best" now={0} />);
  expect(previousButton()).toHaveAttribute('aria-disabled', 'false');
  await renderOnServer(<ShopTheLook products={[abaya, hijab]} slug="look" now={0} />);
  expect(previousButton()).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['best sellers', BestSellers],
  ['Shop The Look', ShopTheLook],
])('%s can be slid only if there are more than two', async (_name, Section) => {
  const coat = product({ slug: 'coat', title: 'Coat' });
  const canBeSlid = () => isSeenAt(screen.getByRole('button', { name: 'Next slide' }), 390);
  await renderOnServer(<Section products={[abaya, hijab]} slug="tag" now={0} />);
  expect(canBeSlid()).toBe(false);
  await renderOnServer(<Section products={[abaya, hijab, coat]} slug="tag" now={0} />);
  expect(canBeSlid()).toBe(true);
});

test('favourites show at most 12 products, also of other categories', async () => {
  const fashion = (count: number, categoryName: string) =>
    Array.from({ length: count }, (_, index) =>
      product({
        slug: `${categoryName}-${index}`,
        title: `${categoryName} ${index}`,
        type: 'Fashion',
        categoryName,
      }),
    );
  await renderOnServer(
    <FavoritesGrid products={[...fashion(13, 'Dresses'), ...fashion(1, 'Pants')]} now={0} />,
  );
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

describe('social posts', () => {
  const post = (image: string, overrides: Partial<SocialPost> = {}): SocialPost => ({
    image,
    link: null,
    isBanner: false,
    ...overrides,
  });
  const images = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/${name}.webp`);
  const bannerIndexes = () =>
    screen
      .getAllByRole('listitem')
      .flatMap(({ textContent }, index) => (textContent?.includes('Instagram') ? [index] : []));

  test('are at most five, and the first is the banner', async () => {
    await renderOnServer(
      <SocialStrip posts={images.map((image) => post(image))} social={sampleTenant.social} />,
    );
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(images.slice(0, 5));
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt')?.match(/\d/)?.[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(bannerIndexes()).toEqual([0]);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', sampleTenant.social.url);
  });

  test('may share an image', async () => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
    // Only browsers look for keys that two elements share.
    const strip = await SocialStrip({
      posts: [post('/a.webp'), post('/a.webp')],
      social: sampleTenant.social,
    });
    const { container } = renderInShop(strip);
    expect(within(container).getAllByRole('listitem')).toHaveLength(2);
    expect(onError.mock.calls.filter(([error]) => String(error).includes('same key'))).toEqual([]);
  });

  test('the marked post is the banner', async () => {
    const posts = images.map((image, index) =>
      post(image, { isBanner: index === 2, link: `https://post.example${image}` }),
    );
    await renderOnServer(<SocialStrip posts={posts} social={sampleTenant.social} />);
    expect(bannerIndexes()).toEqual([2]);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', 'https://post.example/a.webp');
  });
});
