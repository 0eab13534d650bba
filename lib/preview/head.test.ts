import { agreeOnLanguages, isKeptOut, metaOf, readHead } from './head.ts';
import { headWith, meta } from './testing.ts';

test('a head is read as it stands, wherever in the document, with entities and both spellings of a name', () => {
  const head = readHead(`<!doctype html><html lang="ar"><head>
    <title> عباية &amp;
      شال </title>
    <link rel="canonical" href="/x?a=1&amp;b=2">
    <link rel="stylesheet alternate" href="/styles"><link rel="alternate" hreflang="en" href="/en">
    <meta name="og:title" content="By name"><META PROPERTY="OG:Type" CONTENT="product">
    <script type="application/ld+json">{"a":"<b>"}</script></head>
    <body><meta name="description" content="Late &quot;words&quot;"><!-- <meta name="x" content="y"> --></body></html>`);
  expect(head).toEqual({
    language: 'ar',
    title: 'عباية & شال',
    canonical: '/x?a=1&b=2',
    alternates: [{ language: 'en', address: '/en' }],
    metas: [
      { name: 'og:title', content: 'By name' },
      { name: 'og:type', content: 'product' },
      { name: 'description', content: 'Late "words"' },
    ],
    data: ['{"a":"<b>"}'],
  });
});

test.each(['', 'no markup at all', '<title></title><meta name="description" content=" ">'])(
  'of %j nothing is known',
  (html) => {
    const head = readHead(html);
    expect([head.title, head.canonical, metaOf(head, 'description')]).toEqual([null, null, null]);
  },
);

test.each([
  ['noindex, follow', true],
  ['NOINDEX', true],
  ['none', true],
  ['index, follow', false],
  ['max-image-preview:large', false],
])('robots "%s": kept out is %p', (content, keptOut) => {
  expect(isKeptOut(headWith(meta('robots', content)))).toBe(keptOut);
  expect(isKeptOut(headWith(meta('googlebot', content)))).toBe(keptOut);
});

test('pages agree on their languages in any order, and not when one names others', () => {
  const link = (language: string) => `<link rel="alternate" hreflang="${language}" href="/${language}">`;
  const both = headWith(link('en') + link('ar'));
  expect(agreeOnLanguages([both, headWith(link('ar') + link('en'))])).toBe(true);
  expect(agreeOnLanguages([both, headWith(link('en'))])).toBe(false);
});
