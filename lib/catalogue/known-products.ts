import { loadStored, writeStored } from '../browser-storage/storage.ts';
import { asObject } from '../wire/json.ts';
import type { ProductFacts } from './facts.ts';

const mostKept = 60;

export type FactsBySlug = Record<string, ProductFacts | null>;

/** It begins with `spareKey`. */
const keyOf = (locale: string) => `known_products_${locale}` as const;

/** Facts as they were when last read, for while the upstream does not answer. They can be lost without harm. */
export function knownProducts(locale: string): FactsBySlug {
  const stored = asObject(loadStored(keyOf(locale)));
  const entries = Object.entries(stored ?? {}).filter(([slug, facts]) => isFacts(facts, slug));
  return Object.fromEntries(entries) as FactsBySlug;
}

/** Keeps facts in place of older ones of the same products, and of the oldest beyond a bound. */
export function rememberProducts(locale: string, facts: FactsBySlug): void {
  const older = Object.entries(knownProducts(locale)).filter(([slug]) => !Object.hasOwn(facts, slug));
  const newer = Object.entries(facts).filter(([, fact]) => fact !== null);
  const kept = Object.fromEntries([...older, ...newer].slice(-mostKept));
  writeStored(keyOf(locale), kept);
}

/** Whether a stored value still has the shape that components count on. */
function isFacts(value: unknown, slug: string): boolean {
  const facts = asObject(value);
  return (
    facts !== null &&
    facts.slug === slug &&
    isId(facts.id) &&
    [facts.title, facts.description].every(isText) &&
    [facts.category, facts.brand].every(orNull(isText)) &&
    orNull(isNumber)(facts.rating) &&
    orNull(isId)(facts.defaultVariantId) &&
    orNull((available) => typeof available === 'boolean')(facts.available) &&
    orNull(isNumber)(facts.stock) &&
    isOffer(facts) &&
    isListOf(isAttribute)(facts.attributes) &&
    isListOf(isVariant)(facts.variants)
  );
}

function isVariant(value: unknown): boolean {
  const variant = asObject(value);
  return (
    variant !== null &&
    isId(variant.id) &&
    isNumber(variant.stock) &&
    [variant.size, variant.color, variant.colorCode].every(orNull(isText)) &&
    isOffer(variant)
  );
}

/** What products and variants have in common. */
function isOffer({ price, sale, images }: Record<string, unknown>): boolean {
  return orNull(isNumber)(price) && orNull(isSale)(sale) && isListOf(isText)(images);
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

function orNull(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === null || fits(value);
}

function isListOf(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(fits);
}
