import { type Head, metaOf } from './head.ts';
import type { NetworkRules } from './networks.ts';

/** A text or an address, and the name it was read from. */
export interface Source {
  value: string;
  from: string;
}

/** The first of these names that says something in the head of a page. */
export function firstOf(head: Head, names: string[]): Source | null {
  for (const from of names) {
    const value = from === '<title>' ? head.title : metaOf(head, from);
    if (value !== null) return { value, from };
  }
  return null;
}

/** Price and availability as a page states them, such as `EGP 900.00 · in stock`; null without a price. */
export function offerOf(head: Head): string | null {
  const [amount, currency] = ['amount', 'currency'].map(
    (part) => metaOf(head, `product:sale_price:${part}`) ?? metaOf(head, `product:price:${part}`),
  );
  if (!amount || !currency) return null;
  return [`${currency} ${amount}`, metaOf(head, 'product:availability')].filter(Boolean).join(' · ');
}

/** Whether a picture is large enough to be shown large. */
export function isAtLeast(picture: { width: number; height: number }, least: NetworkRules['large']): boolean {
  return picture.width >= least.width && picture.height >= least.height;
}
