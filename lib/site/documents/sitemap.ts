import type { Product } from '../../catalogue/product/types.ts';
import { categoriesWithProducts } from '../../catalogue/reads/categories-with-products.ts';
import type { Category, FeatureTag } from '../../catalogue/reads/types.ts';
import { locales } from '../../platform/i18n/routing.ts';
import { alternateUrls, contentPaths, paths } from '../../platform/urls/paths.ts';
import { escapeXml, xmlElement } from './xml.ts';

/**
 * Returns robots.txt: everything but the API routes may be crawled. A page with noindex must be crawlable, or crawlers do not see its
 * noindex.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** URLs in one sitemap; the protocol allows 50,000. */
const urlsPerSitemap = 10_000;

/** Pages in one sitemap; each has a URL in every language. */
export const pagesPerSitemap = urlsPerSitemap / locales.length;

const maxImagesPerPage = 10;

/** Page of a sitemap, in every language. */
export interface SitemapPage {
  /** Path without language. */
  path: string;
  /** Absolute URLs. */
  images?: string[];
  /** Epoch milliseconds; absent or null when unknown. */
  modifiedAt?: number | null;
  /** Category or feature tag whose products the page lists. The page changes when one of these products does. */
  collection?: { kind: 'category' | 'feature'; slug: string };
}

export const sitemapHeader = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
].join('\n');

export const sitemapFooter = '</urlset>\n';

/** Returns the entries of a page: one for each language, each with links to all languages. */
export function sitemapEntries(origin: string, { path, images = [], modifiedAt }: SitemapPage): string {
  const urls = alternateUrls(origin, path);
  const links = Object.entries(urls)
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>\n`,
    )
    .join('');
  const lastmod = xmlElement('lastmod', modifiedAt ? new Date(modifiedAt).toISOString() : null);
  const imageElements = images
    .slice(0, maxImagesPerPage)
    .map((image) => `<image:image>${xmlElement('image:loc', image).trimEnd()}</image:image>\n`)
    .join('');
  return locales
    .map((locale) => `<url>\n${xmlElement('loc', urls[locale])}${lastmod}${links}${imageElements}</url>\n`)
    .join('');
}

/**
 * Returns all pages except products: fixed pages, categories and feature tags. Omits filtered listings and sample pages
 * (`samplePaths`), which show one product each in other layouts of the product page.
 */
export function nonProductSitemapPages(
  origin: string,
  categories: Category[],
  features: FeatureTag[],
): SitemapPage[] {
  const fixedPaths = [
    paths.home,
    paths.shop,
    paths.categories,
    ...(features.length > 0 ? [paths.features] : []),
    paths.contentPages,
    ...Object.values(contentPaths),
  ];
  const listedCategories = categoriesWithProducts(categories);
  const subcategories = listedCategories.flatMap(({ children }) => children);
  const allPages: SitemapPage[] = [
    ...fixedPaths.map((path) => ({ path })),
    ...listedCategories.map(({ slug, image }) => ({
      ...categoryPage(slug),
      images: image === null ? [] : [new URL(image, origin).href],
    })),
    ...subcategories.map(({ slug }) => categoryPage(slug)),
    ...features.map(({ slug }) => ({
      path: paths.feature(slug),
      collection: { kind: 'feature' as const, slug },
    })),
  ];
  // A subcategory may be among the categories, too.
  const seenPaths = new Set<string>();
  return allPages.filter(({ path }) => {
    if (seenPaths.has(path)) return false;
    seenPaths.add(path);
    return true;
  });
}

function categoryPage(slug: string): SitemapPage {
  return { path: paths.category(slug), collection: { kind: 'category', slug } };
}

/** Returns the latest modification time of products in epoch milliseconds; null unless it is known for all of them. */
export function newestModifiedAt(products: Pick<Product, 'modifiedAt'>[]): number | null {
  const times = products.flatMap(({ modifiedAt }) => modifiedAt ?? []);
  return times.length > 0 && times.length === products.length ? Math.max(...times) : null;
}

/** Returns the page of a product, with the images of all its variants. */
export function productSitemapPage(origin: string, product: Product): SitemapPage {
  const images = new Set([...product.images, ...product.variants.flatMap(({ images }) => images)]);
  return {
    path: paths.product(product.slug),
    images: [...images].map((image) => new URL(image, origin).href),
    modifiedAt: product.modifiedAt,
  };
}

/** Kinds of sitemaps, each numbered from 1. */
const sitemapKinds = ['pages', 'products'] as const;

type SitemapKind = (typeof sitemapKinds)[number];

/** Returns the sitemap index for a number of pages of each kind. */
export function sitemapIndex(origin: string, pageCounts: Record<SitemapKind, number>): string {
  const entries = sitemapKinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(pageCounts[kind] / pagesPerSitemap) }, (_, index) => {
      const loc = `${origin}/sitemaps/${kind}-${index + 1}.xml`;
      return `<sitemap>\n${xmlElement('loc', loc)}</sitemap>\n`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `${entries.join('')}</sitemapindex>\n`,
  ].join('\n');
}

/** Parses the file name of a sitemap; null when malformed. */
export function readSitemapName(name: string): { kind: SitemapKind; number: number } | null {
  const match = /^(pages|products)-([1-9]\d{0,5})\.xml$/.exec(name);
  return match ? { kind: match[1] as SitemapKind, number: Number(match[2]) } : null;
}
