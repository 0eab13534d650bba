import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchShop, measuredProduct } from '../support/shop.ts';

const intervalMs = 200;
/** Price of the measured product: rises by one with each change, in a range that no other product uses. */
let currentPrice = 70_000;
/** The highest price whose webhook has been answered. */
let confirmedPrice = currentPrice;
/** Matches the prices of that range as pages show them. */
const pricePattern = /\b7\d,\d{3}(?=\.00)/g;

/** Counts of a run with changing prices. */
export interface FreshnessResult {
  webhooks: number;
  responses: number;
  /** Responses with a price older than the one confirmed when the request was sent. */
  stale: number;
}

/**
 * Until `work` ends, changes a price five times a second, sends a signed webhook after each change, and requests the pages that
 * show the price, one after the other.
 */
export async function checkFreshnessDuring(
  shop: BenchShop,
  paths: string[],
  work: () => Promise<void>,
): Promise<FreshnessResult> {
  const result = { webhooks: 0, responses: 0, stale: 0 };
  let isWorkOver = false;
  const sendWebhook = async (price: number) => {
    const { status } = await shop.sendWebhook({ event: 'product.updated', slug: measuredProduct.slug });
    if (status !== 200) throw new Error(`The webhook answered ${status}`);
    confirmedPrice = Math.max(confirmedPrice, price);
    result.webhooks += 1;
  };
  const changePrices = async () => {
    const webhooks: Promise<void>[] = [];
    for (; !isWorkOver; currentPrice += 1) {
      const newPrice = currentPrice + 1;
      await Promise.all([shop.setPrice(newPrice), sleep(intervalMs)]);
      webhooks.push(sendWebhook(newPrice));
    }
    await Promise.all(webhooks);
  };
  const checkPages = async () => {
    for (let index = 0; !isWorkOver; index += 1) {
      const path = paths[index % paths.length];
      if (path === undefined) throw new Error('No page to check');
      const priceBeforeRequest = confirmedPrice;
      const prices = await fetchPrices(shop, path);
      if (prices.length === 0) throw new Error(`${path} does not show the price`);
      result.responses += 1;
      if (Math.min(...prices) < priceBeforeRequest) result.stale += 1;
    }
  };
  const workDone = work().finally(() => {
    isWorkOver = true;
  });
  await Promise.all([workDone, changePrices(), checkPages()]);
  return result;
}

/** Sets the first price and resolves to the paths of the pages that show it. @throws when no page shows it */
export async function findPathsWithPrice(shop: BenchShop, paths: string[]): Promise<string[]> {
  await shop.setPrice(currentPrice);
  await shop.sendWebhook({ event: 'product.updated', slug: measuredProduct.slug });
  const pricesOfPaths = await Promise.all(paths.map((path) => fetchPrices(shop, path)));
  const pathsShowingPrice = paths.filter((_, index) => pricesOfPaths[index]?.length);
  if (pathsShowingPrice.length === 0)
    throw new Error(`None of ${paths.join(', ')} shows the price of ${measuredProduct.slug}`);
  return pathsShowingPrice;
}

async function fetchPrices(shop: BenchShop, path: string): Promise<number[]> {
  const { status, body } = await shop.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return (body.match(pricePattern) ?? []).map((price) => Number(price.replace(',', '')));
}
