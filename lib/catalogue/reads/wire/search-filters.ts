import { readColorCode } from '../../../platform/wire/color-code.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel, readLabels } from '../../../platform/wire/label.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readImage,
  readList,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import { sortSizes } from '../../product/variant-options.ts';
import type { SearchFilters } from '../types.ts';
import { readCategory } from './collections.ts';

/** Reads search filters; colours, sizes and brands may be strings or objects with a name. */
export function readSearchFilters(value: unknown, context: PriceReadContext): SearchFilters {
  const raw = asObject(value) ?? {};
  const variantAttributes = asObject(raw.attributesVariant);
  const colors = distinctByName(readList(variantAttributes?.colors, readColor, context));
  const sizes = distinctByName(readList(variantAttributes?.sizes, readNameField, context));
  return {
    categories: readList(raw.categories, readCategory, context),
    colors,
    sizes: sortSizes(sizes.map(({ name }) => name)),
    brands: distinctByName(readList(raw.brands, readBrand, context)),
    attributes: distinctByName(readList(raw.attributes, readAttribute, context)),
    maxPrice: readPriceField(raw.maxPrice, 'filters.maxPrice', context),
  };
}

function readColor(value: unknown, context: ReadContext) {
  const nameField = readNameField(value, context);
  return (
    nameField && {
      ...nameField,
      code: readField(asObject(value)?.code, readColorCode, 'filters.colors', context),
    }
  );
}

function readBrand(value: unknown, context: ReadContext) {
  const nameField = readNameField(value, context);
  return nameField && { ...nameField, logo: readImage(asObject(value)?.logo, 'filters.brands', context) };
}

function readAttribute(value: unknown, context: ReadContext) {
  const nameField = readNameField(value, context);
  return nameField && { ...nameField, values: readLabels(asObject(value)?.values) };
}

/** Reads the name of a filter's value, which is a text or an object with a name. */
function readNameField(value: unknown, context: ReadContext): { name: string } | null {
  const name = readLabel(asObject(value)?.name ?? value);
  if (name === null) context.reportUnreadable('filters.name');
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
