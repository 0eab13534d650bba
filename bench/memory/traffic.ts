import { get as httpGet } from 'node:http';
import {
  categories,
  colorName,
  featureTags,
  localizedPath,
  productPath,
  products,
} from '../../e2e/support/catalogue.ts';

/** A deterministic source of numbers below 1, so that runs see the same traffic. */
export type Random = () => number;

/** Creates a linear congruential generator. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const searches = ['linen', 'black abaya', 'dress under 1500', 'عباية سوداء', 'كتان', 'hijab'];

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** Requests of a shop's day by their share: cached and live pages, pictures, documents, calls, and URLs that nobody repeats. */
const kinds: [share: number, url: (random: Random, pictures: readonly string[]) => string][] = [
  [10, () => '/'],
  [20, (random) => productPath(pick(products, random))],
  [8, (random) => optionsOf(random)],
  [
    10,
    (random) => `/shop/shop-category/${pick(categories, random).slug}?page=${1 + Math.floor(random() * 3)}`,
  ],
  [5, (random) => `/shop/shop-feature/${pick(featureTags, random).slug}`],
  [
    10,
    (random) => `/shop?minPrice=${Math.floor(random() * 900)}&maxPrice=${1000 + Math.floor(random() * 4000)}`,
  ],
  [7, (random) => `/shop?searchText=${encodeURIComponent(pick(searches, random))}`],
  [3, (random) => `/shop?searchText=${random().toString(36).slice(2)}`],
  [3, (random) => `/shop/shop-details/no-such-${random().toString(36).slice(2)}`],
  [12, (random, pictures) => pick(pictures, random)],
  [4, (random) => `/cards/en/product/${pick(products, random).slug}/-`],
  [6, (random) => `/api/products?locale=en&slug=${pick(products, random).slug}`],
  [1, (random) => pick(['/feeds/google.xml', '/feeds/meta.csv', '/sitemap.xml', '/llms.txt'], random)],
  [1, () => '/pages/about'],
];
const shareOfAll = kinds.reduce((sum, [share]) => sum + share, 0);

function optionsOf(random: Random): string {
  const product = pick(products, random);
  return `${productPath(product)}?color=${encodeURIComponent(colorName(pick(product.colors, random)))}`;
}

/**
 * Returns the next URL of the traffic, half of its pages Arabic.
 * @param pictures URLs of pictures in all widths
 */
export function nextUrl(random: Random, pictures: readonly string[]): string {
  let rest = random() * shareOfAll;
  const kind = kinds.find(([share]) => {
    rest -= share;
    return rest < 0;
  });
  const url = kind?.[1](random, pictures) ?? '/';
  const isPage = !/^\/(?:_next|api|cards|uploads)\//.test(url);
  return isPage && random() < 0.5 ? localizedPath('ar', url) : url;
}

/** Returns the URLs of all pictures of a page, in all widths. */
export function picturesOf(html: string): string[] {
  const urls = html.matchAll(/\/_next\/image\?url=[^" ]+/g);
  return [...new Set([...urls].map(([url]) => url.replaceAll('&amp;', '&')))];
}

/** Requests a URL as a browser does and reads the whole response; resolves to its status, 0 for a failed request. */
export function visit(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      host: `localhost:${port}`,
      'accept-encoding': 'gzip, deflate, br',
      accept: 'text/html,image/webp,*/*',
    };
    httpGet({ host: 'localhost', port, path, headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    }).once('error', () => resolve(0));
  });
}
