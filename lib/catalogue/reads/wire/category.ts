import { readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage } from '../../../platform/wire/image.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type Reader, readField } from '../../../platform/wire/reader.ts';
import type { CategoryRef } from '../../product/types.ts';
import type { Category } from '../types.ts';

/** Reads a category. Without a valid id, name or slug, reports that field and returns null. */
export function readCategory(value: unknown, reader: Reader): Category | null {
  const ref = readCategoryRef(value, reader);
  const raw = asObject(value);
  if (!ref || !raw) return null;
  return {
    ...ref,
    description: readLabel(raw.description),
    productCount: readField(raw.productCount, readQuantity, 'category.productCount', reader),
    image: readImage(raw.featuredImage, 'category.featuredImage', reader),
    parent: asObject(raw.parent) ? readCategoryRef(raw.parent, reader) : null,
    children: readList(raw.children, readCategoryRef, reader),
  };
}

/** Reads a reference to a category; accepts `id` or `categoryId`, `name` or `categoryName` (contract/README.md "Tolerance"). */
export function readCategoryRef(value: unknown, reader: Reader): CategoryRef | null {
  const raw: JsonObject = asObject(value) ?? {};
  const id = readId(raw.id) ?? readId(raw.categoryId);
  const name = readLabel(raw.name) ?? readLabel(raw.categoryName);
  const slug = readSlug(raw.slug);
  if (id === null) reader.reportUnreadable('category.id');
  else if (name === null) reader.reportUnreadable('category.name');
  else if (slug === null) reader.reportUnreadable('category.slug');
  else return { id, name, slug };
  return null;
}
