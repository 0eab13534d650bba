import type { DataBlock } from '../seo/structured/check.ts';
import { valuesAt } from '../seo/structured/values-at.ts';
import { decoded } from '../wire/decoded.ts';
import { type Head, isKeptOut, metaOf } from './head.ts';
import { advice, fault, type Note } from './notes.ts';
import { sameAddress } from './shared-page.ts';
import { cutToWidth, textWidth } from './text-width.ts';

export type SearchNote =
  | 'noTitle'
  | 'titleCut'
  | 'noDescription'
  | 'descriptionCut'
  | 'keptOut'
  | 'notOk'
  | 'noCanonical'
  | 'otherCanonical';

/** A page as a search engine lists it. */
export interface SearchResult {
  title: string | null;
  /** Host and the steps to the page. */
  trail: string[];
  description: string | null;
  /** Price and availability of what the page sells. */
  offer: { price: string; currency: string; inStock: boolean | null } | null;
  rating: { value: string; count: string } | null;
  notes: Note<SearchNote>[];
}

const titleSize = 20;
const widestTitle = 580;
const descriptionSize = 14;
const widestDescription = 920;

/** How Google would list a page that answered with that status at that address. */
export function searchResult(
  head: Head,
  { address, status, blocks }: { address: string; status: number; blocks: readonly DataBlock[] },
): SearchResult {
  const description = metaOf(head, 'description');
  const notes: Note<SearchNote>[] = [];
  if (status !== 200) notes.push(fault('notOk', { status }));
  if (isKeptOut(head)) notes.push(advice('keptOut'));
  if (head.canonical === null) notes.push(advice('noCanonical'));
  else if (!sameAddress(head.canonical, address))
    notes.push(advice('otherCanonical', { address: head.canonical }));
  if (head.title === null) notes.push(fault('noTitle'));
  else if (textWidth(head.title, titleSize) > widestTitle)
    notes.push(advice('titleCut', { letters: [...head.title].length }));
  if (description === null) notes.push(fault('noDescription'));
  else if (textWidth(description, descriptionSize) > widestDescription)
    notes.push(advice('descriptionCut', { letters: [...description].length }));
  const data = blocks.map(({ text }) => parse(text));
  return {
    title: head.title && cutToWidth(head.title, titleSize, widestTitle),
    trail: [new URL(address).host, ...trailOf(data, address)],
    description: description && cutToWidth(description, descriptionSize, widestDescription),
    offer: offerOf(data),
    rating: ratingOf(data),
    notes,
  };
}

function trailOf(data: unknown[], address: string): string[] {
  const crumbs = data.filter((block) => valuesAt(block, '@type')[0] === 'BreadcrumbList');
  const names = valuesAt(crumbs, 'itemListElement.name').map(String);
  if (names.length > 1) return names.slice(1, -1);
  return new URL(address).pathname.split('/').filter(Boolean).map(decoded).slice(0, -1);
}

function offerOf(data: unknown[]): SearchResult['offer'] {
  const offers = [...valuesAt(data, 'offers'), ...valuesAt(data, 'hasVariant.offers')];
  const priced = offers
    .map((offer) => ({
      price: valuesAt(offer, 'price')[0],
      currency: String(valuesAt(offer, 'priceCurrency')[0] ?? ''),
    }))
    .filter(({ price }) => Number(price) > 0)
    .sort((one, other) => Number(one.price) - Number(other.price));
  if (!priced[0]) return null;
  const states = valuesAt(offers, 'availability').map(String);
  return {
    price: String(priced[0].price),
    currency: priced[0].currency,
    inStock: states.length > 0 ? states.some((state) => /InStock$/.test(state)) : null,
  };
}

function ratingOf(data: unknown[]): SearchResult['rating'] {
  const [rating] = valuesAt(data, 'aggregateRating');
  const [value, count] = ['ratingValue', 'reviewCount'].map((name) => valuesAt(rating, name)[0]);
  return value === undefined ? null : { value: String(value), count: String(count ?? '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
