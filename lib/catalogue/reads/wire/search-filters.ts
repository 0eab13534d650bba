import { readImage } from '../../../platform/wire/image.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel, readLabels } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { type PriceReader, type Reader, readField, readPriceField } from '../../../platform/wire/reader.ts';
import { sortSizes } from '../../product/sort-sizes.ts';
import type { SearchFilters } from '../types.ts';
import { readCategory } from './category.ts';
import { readColorCode } from './color-code.ts';

/** Reads search filters; colours, sizes and brands may be strings or objects with a name. */
export function readSearchFilters(value: unknown, reader: PriceReader): SearchFilters {
  const raw = asObject(value) ?? {};
  const variantAttributes = asObject(raw.attributesVariant);
  const colors = distinctByName(readList(variantAttributes?.colors, readColor, reader));
  const sizes = distinctByName(readList(variantAttributes?.sizes, readNameField, reader));
  return {
    categories: readList(raw.categories, readCategory, reader),
    colors,
    sizes: sortSizes(sizes.map(({ name }) => name)),
    brands: distinctByName(readList(raw.brands, readBrand, reader)),
    attributes: distinctByName(readList(raw.attributes, readAttribute, reader)),
    maxPrice: readPriceField(raw.maxPrice, 'filters.maxPrice', reader),
  };
}

function readColor(value: unknown, reader: Reader) {
  const nameField = readNameField(value, reader);
  return (
    nameField && {
      ...nameField,
      code: readField(asObject(value)?.code, readColorCode, 'filters.colors', reader),
    }
  );
}

function readBrand(value: unknown, reader: Reader) {
  const nameField = readNameField(value, reader);
  return nameField && { ...nameField, logo: readImage(asObject(value)?.logo, 'filters.brands', reader) };
}

function readAttribute(value: unknown, reader: Reader) {
  const nameField = readNameField(value, reader);
  return nameField && { ...nameField, values: readLabels(asObject(value)?.values) };
}

function readNameField(value: unknown, reader: Reader): { name: string } | null {
  const name = readLabel(asObject(value)?.name ?? value);
  if (name === null) reader.reportUnreadable('filters.name');
  return name === null ? null : { name };
}

function distinctByName<T extends { name: string }>(items: T[]): T[] {
  const byName = new Map<string, T>();
  for (const item of items) {
    const key = item.name.toLowerCase();
    if (!byName.has(key)) byName.set(key, item);
  }
  return [...byName.values()];
}
