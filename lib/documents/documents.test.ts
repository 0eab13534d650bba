import { product } from '../catalogue/testing.ts';
import { markdownLink, markdownText } from './markdown.ts';
import { prefersMarkdown } from './negotiation.ts';
import {
  fixedPages,
  listModifiedAt,
  productEntry,
  readSitemapName,
  sitemapEntries,
  sitemapIndex,
} from './sitemap.ts';
import { xmlText } from './xml.ts';

const origin = 'https://rida.example';

test.each([
  ['text/markdown', true],
  ['TEXT/Markdown; charset=utf-8', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/markdown, text/html', true],
  ['text/markdown, */*', true],
  ['text/html;q=0.5, text/markdown;q=0.6', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.9', false],
  ['*/*, text/markdown;q=0.5', false],
  ['text/html;q=0, text/markdown;q=0', false],
  ['text/markdown;q=nonsense', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/*', false],
  ['*/*', false],
  ['', false],
  [null, false],
])('whoever accepts %j is given Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

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
])('%j stays text in Markdown', (text, written) => {
  expect(markdownText(text)).toBe(written);
});

test('a link of Markdown leads nowhere but to its address', () => {
  expect(markdownLink('a](x)', 'https://rida.example/a>b c')).toBe(
    '[a\\](x)](<https://rida.example/a%3Eb%20c>)',
  );
});

test('text in XML cannot end its element, and nothing forbidden is in it', () => {
  expect(xmlText(`<b>&"'\u0001\ufffe\n`)).toBe('&lt;b&gt;&amp;&quot;&apos;\n');
});

test('a page stands in the sitemap once for each language, each naming all languages and the pictures', () => {
  const page = productEntry(
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

test('lastmod is there where the upstream says it, and only there', () => {
  expect(sitemapEntries(origin, { path: '/' })).not.toContain('lastmod');
  expect(sitemapEntries(origin, { path: '/', modifiedAt: Date.UTC(2026, 0, 2) })).toContain(
    '<lastmod>2026-01-02T00:00:00.000Z</lastmod>',
  );
});

test('a list changed when its newest product did, and nobody knows when unless all of them say', () => {
  const at = (...times: (number | null)[]) => listModifiedAt(times.map((modifiedAt) => ({ modifiedAt })));
  expect(at(2, 3, 1)).toBe(3);
  expect(at(2, null)).toBeNull();
  expect(at()).toBeNull();
});

test('a category that is listed twice stands in the sitemap once', () => {
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
  const pages = fixedPages(
    origin,
    [
      { ...category, children: [ref] },
      { ...category, ...ref, children: [] },
    ],
    [],
  );
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages.find(({ path }) => path.endsWith('/b'))?.pictures).toEqual([`${origin}/uploads/a.webp`]);
});

test('the index names as many sitemaps as ten thousand addresses in each need', () => {
  const named = (sizes: { pages: number; products: number }) =>
    [...sitemapIndex(origin, sizes).matchAll(/<loc>.*\/(.*)\.xml<\/loc>/g)].map(([, name]) => name);
  expect(named({ pages: 7, products: 0 })).toEqual(['pages-1']);
  expect(named({ pages: 7, products: 5000 })).toEqual(['pages-1', 'products-1']);
  expect(named({ pages: 5001, products: 100_000 })).toHaveLength(22);
});

test.each([
  'products-0.xml',
  'products-01.xml',
  'products-1',
  'x-1.xml',
  'products-1.xml/..',
  'products--1.xml',
])('%s is no sitemap', (name) => {
  expect(readSitemapName(name)).toBeNull();
});
