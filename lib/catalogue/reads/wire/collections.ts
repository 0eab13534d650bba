import { readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type ReadContext, readField, readImage, readList } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { CategoryRef } from '../../product/types.ts';
import type { Category, FeatureTag, FeatureTagRef } from '../types.ts';

/** Reads a category. Without a valid id, name or slug, reports that field and returns null. */
export function readCategory(value: unknown, context: ReadContext): Category | null {
  const ref = readCategoryRef(value, context);
  const raw = asObject(value);
  if (!ref || !raw) return null;
  return {
    ...ref,
    description: readLabel(raw.description),
    productCount: readField(raw.productCount, readQuantity, 'category.productCount', context),
    image: readImage(raw.featuredImage, 'category.featuredImage', context),
    parent: asObject(raw.parent) ? readCategoryRef(raw.parent, context) : null,
    children: readList(raw.children, readCategoryRef, context),
  };
}

/**
 * Reads a reference to a category; accepts `id` or `categoryId`, `name` or `categoryName` (contract/README.md "Tolerance"). Without a valid
 * id, name or slug, reports that field and returns null.
 */
export function readCategoryRef(value: unknown, context: ReadContext): CategoryRef | null {
  const raw: JsonObject = asObject(value) ?? {};
  const id = readId(raw.id) ?? readId(raw.categoryId);
  const name = readLabel(raw.name) ?? readLabel(raw.categoryName);
  const slug = readSlug(raw.slug);
  if (id === null) context.reportUnreadable('category.id');
  else if (name === null) context.reportUnreadable('category.name');
  else if (slug === null) context.reportUnreadable('category.slug');
  else return { id, name, slug };
  return null;
}

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
 * `best-sellers`. Where there is no code either, reports the missing field and returns null.
 */
export function readFeatureTagRef(value: unknown, context: ReadContext): FeatureTagRef | null {
  const raw = asObject(value) ?? {};
  const code = readText(raw.code);
  const codeAsName = code?.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ');
  const name = readLabel(raw.name) ?? codeAsName ?? null;
  const slug = readSlug(raw.slug) ?? readSlug(codeAsName?.toLowerCase().replaceAll(' ', '-'));
  if (name !== null && slug !== null) return { name, slug, code };
  context.reportUnreadable(name === null ? 'featureTag.name' : 'featureTag.slug');
  return null;
}
