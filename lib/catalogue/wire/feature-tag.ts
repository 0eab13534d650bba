import { readSlug } from '../../wire/identifiers.ts';
import { asObject } from '../../wire/json.ts';
import { readList } from '../../wire/list.ts';
import type { Reader } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';
import type { FeaturedProducts, FeatureTag } from '../types.ts';
import { readProduct } from './product.ts';

/**
 * Reads a feature tag; null, and counted, without a usable name or slug. A tag that sends only its code is named by it:
 * 'BestSellers' is 'Best Sellers' at `best-sellers` (specification section 2, home page).
 */
export function readFeatureTag(value: unknown, reader: Reader): FeatureTag | null {
  const raw = asObject(value) ?? {};
  const code = readText(raw.code);
  const words = code?.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ');
  const name = readText(raw.name) ?? words ?? null;
  const slug = readSlug(raw.slug) ?? readSlug(words?.toLowerCase().replaceAll(' ', '-'));
  if (name !== null && slug !== null) return { name, slug, code };
  reader.unreadable(name === null ? 'featureTag.name' : 'featureTag.slug');
  return null;
}

/** Reads a feature tag of the home page with its products. */
export function readFeaturedProducts(value: unknown, reader: Reader): FeaturedProducts | null {
  const tag = readFeatureTag(value, reader);
  return tag && { ...tag, products: readList(asObject(value)?.products, readProduct, reader) };
}
