import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchShop, product } from '../support/shop.ts';

const everyMs = 200;
/** Prices that nothing else in the catalogue has, one pound more each time, so that a page tells how old it is. */
let set = 70_000;
/** The newest that the webhook has answered for. */
let told = set;
const shownPrice = /\b7\d,\d{3}(?=\.00)/g;

/** What came of changing a price again and again while checkers asked. */
export interface Freshness {
  webhooks: number;
  answers: number;
  /** Answers with an older price than the webhook had answered for when they were asked for. */
  stale: number;
}

/**
 * Sets a price five times a second and tells the storefront by a signed webhook, while a checker asks for the pages that show
 * it, one after the other without a pause, until the work is done.
 */
export async function whilePricesChange(
  shop: BenchShop,
  paths: string[],
  work: () => Promise<void>,
): Promise<Freshness> {
  const seen = { webhooks: 0, answers: 0, stale: 0 };
  let isOver = false;
  const announce = async (price: number) => {
    const { status } = await shop.announce({ event: 'product.updated', slug: product.slug });
    if (status !== 200) throw new Error(`The webhook answered ${status}`);
    told = Math.max(told, price);
    seen.webhooks += 1;
  };
  const changeAll = async () => {
    const announced: Promise<void>[] = [];
    for (; !isOver; set += 1) {
      await Promise.all([shop.setPrice(set + 1), sleep(everyMs)]);
      announced.push(announce(set + 1));
    }
    await Promise.all(announced);
  };
  const checkAll = async () => {
    for (let next = 0; !isOver; next += 1) {
      const path = paths[next % paths.length];
      if (path === undefined) throw new Error('There is no page to check');
      const known = told;
      const prices = await pricesOn(shop, path);
      if (prices.length === 0) throw new Error(`${path} does not show the price`);
      seen.answers += 1;
      if (Math.min(...prices) < known) seen.stale += 1;
    }
  };
  const finish = work().finally(() => {
    isOver = true;
  });
  await Promise.all([finish, changeAll(), checkAll()]);
  return seen;
}

/** Sets the first of the prices that are told apart; resolves to those of the pages that show it, and throws where none does. */
export async function pagesWithPrice(shop: BenchShop, paths: string[]): Promise<string[]> {
  await shop.setPrice(set);
  await shop.announce({ event: 'product.updated', slug: product.slug });
  const shown = await Promise.all(paths.map((path) => pricesOn(shop, path)));
  const showing = paths.filter((_, index) => shown[index]?.length);
  if (showing.length === 0) throw new Error(`None of ${paths.join(', ')} shows the price of ${product.slug}`);
  return showing;
}

async function pricesOn(shop: BenchShop, path: string): Promise<number[]> {
  const { status, body } = await shop.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return (body.match(shownPrice) ?? []).map((price) => Number(price.replace(',', '')));
}
