import { product } from '../../catalogue/product/testing.ts';
import { escapeMarkdown, markdownLink } from './markdown.ts';
import {
  newestModifiedAt,
  nonProductSitemapPages,
  productSitemapPage,
  readSitemapName,
  sitemapEntries,
  sitemapIndex,
} from './sitemap.ts';
import { escapeXml } from './xml.ts';

const origin = 'https://rida.example';

describe('documents', () => {
  test.each([
    ['# not a heading', '\\# not a heading'],
    ['- no list', '\\- no list'],
    ['1. no list', '1\\. no list'],
    ['a\n\n# b', 'a # b'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['<script>', '\\<script\\>'],
    ['a | b', 'a \\| b'],
    ['**b** `c` _d_ ~e~ &lt;', '\\*\\*b\\*\\* \\`c\\` \\_d\\_ \\~e\\~ \\&lt;'],
    ['back\\slash', 'back\\\\slash'],
    ['see https://evil.example or www.evil.example', 'see https:/\\/evil.example or www\\.evil.example'],
    ['Wool-Blend Abaya (long)', 'Wool-Blend Abaya (long)'],
  ])('%j is escaped in Markdown', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  test('neither text nor URL can break out of a Markdown link', () => {
    expect(markdownLink('a](x)', 'https://rida.example/a>b c')).toBe(
      '[a\\](x)](<https://rida.example/a%3Eb%20c>)',
    );
  });

  test('XML text is escaped, without forbidden characters', () => {
    expect(escapeXml(`<b>&"'\u0001\ufffe\n`)).toBe('&lt;b&gt;&amp;&quot;&apos;\n');
  });

  test('a page has an entry per language with alternates and images', () => {
    const page = productSitemapPage(
      origin,
      product({
        slug: 'a&b',
        images: ['/uploads/a.webp', 'https://media.example/b.webp?x=1&y=2'],
        modifiedAt: 0,
      }),
    );
    const xml = sitemapEntries(origin, page);
    expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${origin}/shop/shop-details/a%26b`,
      `${origin}/ar/shop/shop-details/a%26b`,
    ]);
    expect(xml.match(/hreflang="(en|ar|x-default)"/g)).toHaveLength(6);
    expect(xml.match(/<image:loc>/g)).toHaveLength(4);
    expect(xml).toContain('https://media.example/b.webp?x=1&amp;y=2');
  });

  test('a page lists at most ten images', () => {
    const images = Array.from({ length: 11 }, (_, index) => `${origin}/uploads/${index}.webp`);
    const firstEntry = sitemapEntries(origin, { path: '/', images }).split('</url>')[0];
    expect(firstEntry?.match(/<image:loc>/g)).toHaveLength(10);
  });

  test('lastmod is present only when the modification time is known', () => {
    expect(sitemapEntries(origin, { path: '/' })).not.toContain('lastmod');
    expect(sitemapEntries(origin, { path: '/', modifiedAt: Date.UTC(2026, 0, 2) })).toContain(
      '<lastmod>2026-01-02T00:00:00.000Z</lastmod>',
    );
  });

  test('newestModifiedAt is null unless every product has a modification time', () => {
    const newestOf = (...times: (number | null)[]) =>
      newestModifiedAt(times.map((modifiedAt) => ({ modifiedAt })));
    expect(newestOf(2, 3, 1)).toBe(3);
    expect(newestOf(2)).toBe(2);
    expect(newestOf(2, null)).toBeNull();
    expect(newestOf()).toBeNull();
  });

  test('a category listed twice has one entry', () => {
    const ref = { id: 2, name: 'B', slug: 'b' };
    const category = {
      id: 1,
      name: 'A',
      slug: 'a',
      description: null,
      productCount: 1,
      image: '/uploads/a.webp',
      parent: null,
    };
    const pages = nonProductSitemapPages(
      origin,
      [
        { ...category, children: [ref] },
        { ...category, ...ref, children: [] },
      ],
      [],
    );
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(pages.find(({ path }) => path.endsWith('/b'))?.images).toEqual([`${origin}/uploads/a.webp`]);
  });

  test('a subcategory without products is not listed', () => {
    const category = { id: 1, name: 'A', slug: 'a', description: null, image: null, parent: null };
    const empty = { id: 2, name: 'B', slug: 'b' };
    const pages = nonProductSitemapPages(
      origin,
      [
        { ...category, productCount: 1, children: [empty] },
        { ...category, ...empty, productCount: 0, children: [] },
      ],
      [],
    );
    const slugs = pages.flatMap(({ collection }) => collection?.slug ?? []);
    expect(slugs).toEqual(['a']);
  });

  test('the collection index is listed only with feature tags', () => {
    const tag = { name: 'New', slug: 'new', code: null, productCount: null, image: null };
    const featurePaths = (tags: (typeof tag)[]) =>
      nonProductSitemapPages(origin, [], tags)
        .map(({ path }) => path)
        .filter((path) => path.includes('feature'));
    expect(featurePaths([tag])).toEqual(['/shop/shop-feature', '/shop/shop-feature/new']);
    expect(featurePaths([])).toEqual([]);
  });

  test('the index lists sitemaps of 10,000 URLs each', () => {
    const sitemapNames = (sizes: { pages: number; products: number }) =>
      [...sitemapIndex(origin, sizes).matchAll(/<loc>.*\/(.*)\.xml<\/loc>/g)].map(([, name]) => name);
    expect(sitemapNames({ pages: 7, products: 0 })).toEqual(['pages-1']);
    expect(sitemapNames({ pages: 7, products: 5000 })).toEqual(['pages-1', 'products-1']);
    expect(sitemapNames({ pages: 5001, products: 100_000 })).toHaveLength(22);
  });

  test.each([
    ['pages-1.xml', 'pages', 1],
    ['products-20.xml', 'products', 20],
    ['products-999999.xml', 'products', 999_999],
  ])('%s is the name of sitemap %s %i', (name, kind, number) => {
    expect(readSitemapName(name)).toEqual({ kind, number });
  });

  test.each([
    'products-1000000.xml',
    'products-0.xml',
    'products-01.xml',
    'products-1',
    'x-1.xml',
    'products-1.xml/..',
    'products--1.xml',
  ])('%s is not a sitemap name', (name) => {
    expect(readSitemapName(name)).toBeNull();
  });
});
