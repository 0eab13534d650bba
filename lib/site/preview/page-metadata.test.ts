import { haveSameAlternates, isExcludedFromIndex, metaContent, readPageMetadata } from './page-metadata.ts';
import { meta, metadataWith } from './testing.ts';

describe('page metadata', () => {
  test('reads metadata anywhere in the document, with entities', () => {
    const metadata = readPageMetadata(`<!doctype html><html lang="ar"><head>
    <title> عباية &amp;
      شال </title>
    <link rel="canonical" href="/x?a=1&amp;b=2">
    <link rel="stylesheet alternate" href="/styles"><link rel="alternate" hreflang="en" href="/en">
    <meta name="og:title" content="By name"><META PROPERTY="OG:Type" CONTENT="product">
    <script type="application/ld+json">{"a":"<b>"}</script></head>
    <body><meta name="description" content="Late &quot;words&quot;"><!-- <meta name="x" content="y"> --></body></html>`);
    expect(metadata).toEqual({
      language: 'ar',
      title: 'عباية & شال',
      canonical: '/x?a=1&b=2',
      alternates: [{ language: 'en', url: '/en' }],
      metas: [
        { name: 'og:title', content: 'By name' },
        { name: 'og:type', content: 'product' },
        { name: 'description', content: 'Late "words"' },
      ],
      structuredData: ['{"a":"<b>"}'],
    });
  });

  test.each(['', 'no markup at all', '<title></title><meta name="description" content=" ">'])(
    'finds nothing in %j',
    (html) => {
      const metadata = readPageMetadata(html);
      expect([metadata.title, metadata.canonical, metaContent(metadata, 'description')]).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  test.each([
    ['noindex, follow', true],
    ['NOINDEX', true],
    ['none', true],
    ['index, follow', false],
    ['max-image-preview:large', false],
    ['max-image-preview: none', false],
    ['follow,noindex', true],
    ['unavailable_after: 2026-01-01, none', true],
  ])('robots "%s" excludes from the index: %p', (content, isExcluded) => {
    expect(isExcludedFromIndex(metadataWith(meta('robots', content)))).toBe(isExcluded);
    expect(isExcludedFromIndex(metadataWith(meta('googlebot', content)))).toBe(isExcluded);
  });

  test('several robots tags exclude when one of them does', () => {
    const metadata = metadataWith(meta('robots', 'max-image-preview:large') + meta('robots', 'noindex'));
    expect(isExcludedFromIndex(metadata)).toBe(true);
  });

  test('compares alternates in any order', () => {
    const link = (language: string) => `<link rel="alternate" hreflang="${language}" href="/${language}">`;
    const both = metadataWith(link('en') + link('ar'));
    expect(haveSameAlternates([both, metadataWith(link('ar') + link('en'))])).toBe(true);
    expect(haveSameAlternates([both, metadataWith(link('en'))])).toBe(false);
  });
});
