import { readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage } from '../../../platform/wire/image.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type PriceReadContext, type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { FeaturedProducts, FeatureTag, FeatureTagRef } from '../types.ts';
import { readProduct } from './product.ts';

/** Reads a feature tag. Without a valid name or slug, reports that field and returns null. */
export function readFeatureTag(value: unknown, context: ReadContext): FeatureTag | null {
  const ref = readFeatureTagRef(value, context);
  const raw = asObject(value);
  if (!ref || !raw) return null;
  return {
    ...ref,
    productCount: readField(raw.productCount, readQuantity, 'featureTag.productCount', context),
    image: readImage(raw.featuredImage, 'featureTag.featuredImage', context),
  };
}

/**
 * Reads a reference to a feature tag. A missing name or slug is derived from the code: `BestSellers` becomes "Best Sellers" and
 * `best-sellers`.
 */
function readFeatureTagRef(value: unknown, context: ReadContext): FeatureTagRef | null {
  const raw = asObject(value) ?? {};
  const code = readText(raw.code);
  const codeAsName = code?.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ');
  const name = readLabel(raw.name) ?? codeAsName ?? null;
  const slug = readSlug(raw.slug) ?? readSlug(codeAsName?.toLowerCase().replaceAll(' ', '-'));
  if (name !== null && slug !== null) return { name, slug, code };
  context.reportUnreadable(name === null ? 'featureTag.name' : 'featureTag.slug');
  return null;
}

/** Reads a feature tag of the home page with its products. */
export function readFeaturedProducts(value: unknown, context: PriceReadContext): FeaturedProducts | null {
  const tag = readFeatureTagRef(value, context);
  return tag && { ...tag, products: readList(asObject(value)?.products, readProduct, context) };
}
