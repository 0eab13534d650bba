import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { ProductSnapshot } from '../product/snapshot.ts';

const maxSnapshots = 60;

/** Snapshots by the slug of the product; null for a product that does not exist any more. */
export type SnapshotsBySlug = Record<string, ProductSnapshot | null>;

/** Returns a key with the prefix `known_`, which lets the value be evicted when storage is full. */
const storageKeyFor = (locale: string) => `known_products_${locale}` as const;

/** Loads the stored snapshots, which are shown until the first fetch, and while the API is unavailable. */
export function loadSnapshots(locale: string): SnapshotsBySlug {
  const stored = asObject(loadStored(storageKeyFor(locale)));
  const entries = Object.entries(stored ?? {}).filter(([slug, snapshot]) => isSnapshot(snapshot, slug));
  return Object.fromEntries(entries) as SnapshotsBySlug;
}

/**
 * Stores snapshots, replacing those of the same products and evicting the oldest beyond the limit. Null removes the stored snapshot, as
 * its product does not exist any more.
 */
export function persistSnapshots(locale: string, snapshots: SnapshotsBySlug): void {
  const olderEntries = Object.entries(loadSnapshots(locale)).filter(
    ([slug]) => !Object.hasOwn(snapshots, slug),
  );
  const newEntries = Object.entries(snapshots).filter(([, snapshot]) => snapshot !== null);
  const merged = Object.fromEntries([...olderEntries, ...newEntries].slice(-maxSnapshots));
  writeStored(storageKeyFor(locale), merged);
}

/** Returns whether a value has the shape of the snapshot of the product with this slug: another release may have made it. */
export function isSnapshot(value: unknown, slug: string): boolean {
  const snapshot = asObject(value);
  return (
    snapshot !== null &&
    snapshot.slug === slug &&
    isId(snapshot.id) &&
    [snapshot.title, snapshot.description].every(isText) &&
    [snapshot.category, snapshot.brand].every(isNullOr(isText)) &&
    (snapshot.rating === undefined || isNullOr(isNumber)(snapshot.rating)) &&
    isNullOr(isId)(snapshot.defaultVariantId) &&
    isNullOr((available) => typeof available === 'boolean')(snapshot.available) &&
    isNullOr(isNumber)(snapshot.stock) &&
    hasSharedFields(snapshot) &&
    isListOf(isAttribute)(snapshot.attributes) &&
    isListOf(isOption)(snapshot.options) &&
    isListOf(isVariant)(snapshot.variants)
  );
}

function isVariant(value: unknown): boolean {
  const variant = asObject(value);
  return (
    variant !== null &&
    isId(variant.id) &&
    isNumber(variant.stock) &&
    [variant.size, variant.color, variant.colorCode].every(isNullOr(isText)) &&
    isListOf(isAttribute)(variant.attributes) &&
    hasSharedFields(variant)
  );
}

function isOption(value: unknown): boolean {
  const option = asObject(value);
  return (
    option !== null && [option.key, option.kind, option.name].every(isText) && isListOf(isText)(option.values)
  );
}

/** Checks the fields that products and variants share: price, sale and images. */
function hasSharedFields({ price, sale, images }: Record<string, unknown>): boolean {
  return isNullOr(isNumber)(price) && isNullOr(isSale)(sale) && isListOf(isText)(images);
}

function isSale(value: unknown): boolean {
  const sale = asObject(value);
  return sale !== null && [sale.price, sale.startsAt, sale.endsAt].every(isNumber);
}

function isAttribute(value: unknown): boolean {
  const attribute = asObject(value);
  return attribute !== null && isText(attribute.name) && isText(attribute.value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function isId(value: unknown): boolean {
  return isText(value) || isNumber(value);
}

function isNullOr(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === null || isValid(value);
}

function isListOf(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(isValid);
}
