import { decodeOrOriginal } from '../../platform/wire/percent-decoding.ts';
import { type StructuredDataBlock, valuesAt } from '../seo/structured/validate.ts';
import { adviceFinding, errorFinding, type Finding } from './finding.ts';
import { isSamePage } from './og-url.ts';
import { isExcludedFromIndex, metaContent, type PageMetadata } from './page-metadata.ts';
import { textWidth, truncateToWidth } from './text-width.ts';

/** Names of findings about a search result; their texts are below `preview.searchFindings`. */
export type SearchFinding =
  | 'noTitle'
  | 'titleTruncated'
  | 'noDescription'
  | 'descriptionTruncated'
  | 'noindex'
  | 'badStatus'
  | 'noCanonical'
  | 'otherCanonical';

/** A page as a search result. */
export interface SearchResult {
  title: string | null;
  /** Host and ancestors of the page. */
  breadcrumb: string[];
  description: string | null;
  /** Lowest price, and availability if known. */
  offer: { price: string; currency: string; isInStock: boolean | null } | null;
  rating: { value: string; count: string } | null;
  findings: Finding<SearchFinding>[];
}

/** Font sizes and widths in pixels. */
const titleFontSize = 20;
const maxTitleWidth = 580;
const descriptionFontSize = 14;
const maxDescriptionWidth = 920;

/** Builds the result that Google shows for a page. */
export function searchResult(
  metadata: PageMetadata,
  { url, status, blocks }: { url: string; status: number; blocks: readonly StructuredDataBlock[] },
): SearchResult {
  const description = metaContent(metadata, 'description');
  const findings: Finding<SearchFinding>[] = [];
  if (status !== 200) findings.push(errorFinding('badStatus', { status }));
  if (isExcludedFromIndex(metadata)) findings.push(adviceFinding('noindex'));
  if (metadata.canonical === null) findings.push(adviceFinding('noCanonical'));
  else if (!isSamePage(metadata.canonical, url))
    findings.push(adviceFinding('otherCanonical', { address: metadata.canonical }));
  if (metadata.title === null) findings.push(errorFinding('noTitle'));
  else if (textWidth(metadata.title, titleFontSize) > maxTitleWidth)
    findings.push(adviceFinding('titleTruncated', { letters: [...metadata.title].length }));
  if (description === null) findings.push(errorFinding('noDescription'));
  else if (textWidth(description, descriptionFontSize) > maxDescriptionWidth)
    findings.push(adviceFinding('descriptionTruncated', { letters: [...description].length }));
  const structuredData = blocks.map(({ text }) => parseOrNull(text));
  return {
    title: metadata.title && truncateToWidth(metadata.title, titleFontSize, maxTitleWidth),
    breadcrumb: [new URL(url).host, ...breadcrumbOf(structuredData, url)],
    description: description && truncateToWidth(description, descriptionFontSize, maxDescriptionWidth),
    offer: cheapestOffer(structuredData),
    rating: ratingOf(structuredData),
    findings,
  };
}

function breadcrumbOf(structuredData: unknown[], url: string): string[] {
  const breadcrumbLists = structuredData.filter((block) => valuesAt(block, '@type')[0] === 'BreadcrumbList');
  const names = valuesAt(breadcrumbLists, 'itemListElement.name').map(String);
  // The first name is the home page, the last one the page itself.
  if (names.length > 1) return names.slice(1, -1);
  return new URL(url).pathname.split('/').filter(Boolean).map(decodeOrOriginal).slice(0, -1);
}

function cheapestOffer(structuredData: unknown[]): SearchResult['offer'] {
  const offers = [...valuesAt(structuredData, 'offers'), ...valuesAt(structuredData, 'hasVariant.offers')];
  const [cheapest] = offers
    .map((offer) => ({
      price: valuesAt(offer, 'price')[0],
      currency: String(valuesAt(offer, 'priceCurrency')[0] ?? ''),
    }))
    .filter(({ price }) => Number(price) > 0)
    .sort((a, b) => Number(a.price) - Number(b.price));
  if (!cheapest) return null;
  const availabilities = valuesAt(offers, 'availability').map(String);
  return {
    price: String(cheapest.price),
    currency: cheapest.currency,
    isInStock: availabilities.length > 0 ? availabilities.some((url) => url.endsWith('InStock')) : null,
  };
}

function ratingOf(structuredData: unknown[]): SearchResult['rating'] {
  const [rating] = valuesAt(structuredData, 'aggregateRating');
  const [value, count] = ['ratingValue', 'reviewCount'].map((name) => valuesAt(rating, name)[0]);
  return value === undefined ? null : { value: String(value), count: String(count ?? '') };
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
