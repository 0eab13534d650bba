import { alternates, contentPaths, paths } from '../address/address.ts';
import type { Category, FeatureTag, Product } from '../catalogue/types.ts';
import { locales } from '../i18n/routing.ts';
import { xmlElement, xmlText } from './xml.ts';

/** Addresses in one sitemap; the protocol allows five times as many. */
const addressesPerSitemap = 10_000;

/** Every page is an address in each language. */
export const pagesPerSitemap = addressesPerSitemap / locales.length;

const mostPictures = 10;

/** One page of the shop, in every language. */
export interface SitemapPage {
  /** Path without language. */
  path: string;
  /** Absolute addresses. */
  pictures?: string[];
  /** Epoch milliseconds; left out where nobody knows. */
  modifiedAt?: number | null;
  /** The products that the page lists, which say when it changed. */
  list?: { kind: 'category' | 'feature'; slug: string };
}

export const sitemapHead = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
].join('\n');

export const sitemapFoot = '</urlset>\n';

/** The entries of a page: one for each language, each naming all of them. */
export function sitemapEntries(origin: string, { path, pictures = [], modifiedAt }: SitemapPage): string {
  const addresses = alternates(origin, path);
  const links = Object.entries(addresses)
    .map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>\n`,
    )
    .join('');
  const lastmod = xmlElement('lastmod', modifiedAt ? new Date(modifiedAt).toISOString() : null);
  const images = pictures
    .slice(0, mostPictures)
    .map((picture) => `<image:image>${xmlElement('image:loc', picture).trimEnd()}</image:image>\n`)
    .join('');
  return locales
    .map((locale) => `<url>\n${xmlElement('loc', addresses[locale])}${lastmod}${links}${images}</url>\n`)
    .join('');
}

/** The pages that are not products: fixed ones, categories and feature tags. Sample pages and filters are not among them. */
export function fixedPages(origin: string, categories: Category[], features: FeatureTag[]): SitemapPage[] {
  const fixed = [paths.home, paths.shop, paths.categories, ...Object.values(contentPaths)];
  const children = categories.flatMap((category) => category.children);
  const all: SitemapPage[] = [
    ...fixed.map((path) => ({ path })),
    ...categories.map(({ slug, image }) => ({
      ...categoryPage(slug),
      pictures: image === null ? [] : [new URL(image, origin).href],
    })),
    ...children.map(({ slug }) => categoryPage(slug)),
    ...features.map(({ slug }) => ({ path: paths.feature(slug), list: { kind: 'feature' as const, slug } })),
  ];
  const known = new Set<string>();
  return all.filter(({ path }) => !known.has(path) && known.add(path));
}

function categoryPage(slug: string): SitemapPage {
  return { path: paths.category(slug), list: { kind: 'category', slug } };
}

/** When a list changed last, in epoch milliseconds: when its newest product did; null unless all of them say. */
export function listModifiedAt(products: Pick<Product, 'modifiedAt'>[]): number | null {
  const times = products.flatMap(({ modifiedAt }) => modifiedAt ?? []);
  return times.length > 0 && times.length === products.length ? Math.max(...times) : null;
}

/** The page of a product, with the pictures of all its variants. */
export function productEntry(origin: string, product: Product): SitemapPage {
  const pictures = new Set([...product.images, ...product.variants.flatMap(({ images }) => images)]);
  return {
    path: paths.product(product.slug),
    pictures: [...pictures].map((picture) => new URL(picture, origin).href),
    modifiedAt: product.modifiedAt,
  };
}

/** Kinds of sitemaps; each is numbered from 1. */
const kinds = ['pages', 'products'] as const;

export type SitemapKind = (typeof kinds)[number];

/** The index that names every sitemap. */
export function sitemapIndex(origin: string, sizes: Record<SitemapKind, number>): string {
  const entries = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(sizes[kind] / pagesPerSitemap) }, (_, index) => {
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

/** Kind and number in a sitemap's file name; null when it is none. */
export function readSitemapName(name: string): { kind: SitemapKind; number: number } | null {
  const match = /^(pages|products)-([1-9]\d{0,5})\.xml$/.exec(name);
  return match ? { kind: match[1] as SitemapKind, number: Number(match[2]) } : null;
}
