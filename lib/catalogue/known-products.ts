import { fieldsOf } from '../visitor/read-fields.ts';
import { readStored, writeStored } from '../visitor/storage.ts';
import type { ProductFacts } from './facts.ts';

const mostKept = 60;

export type FactsBySlug = Record<string, ProductFacts | null>;

const keyOf = (locale: string) => `known_products_${locale}`;

/** Facts as they were when last read, for while the upstream does not answer. They can be lost without harm. */
export function knownProducts(locale: string): FactsBySlug {
  const stored = fieldsOf(readStored(keyOf(locale)));
  const entries = Object.entries(stored ?? {}).filter(([slug, facts]) => isFacts(facts, slug));
  return Object.fromEntries(entries) as FactsBySlug;
}

/** Keeps facts in place of older ones of the same products, and of the oldest beyond a bound. */
export function rememberProducts(locale: string, facts: FactsBySlug): void {
  const older = Object.entries(knownProducts(locale)).filter(([slug]) => !(slug in facts));
  const newer = Object.entries(facts).filter(([, fact]) => fact !== null);
  writeStored(keyOf(locale), Object.fromEntries([...older, ...newer].slice(-mostKept)));
}

/** Whether a stored value still has the shape that components count on. */
function isFacts(value: unknown, slug: string): boolean {
  const facts = fieldsOf(value);
  return (
    facts !== null &&
    facts.slug === slug &&
    typeof facts.title === 'string' &&
    isListOfVariants(facts.variants)
  );
}

function isListOfVariants(value: unknown): boolean {
  return Array.isArray(value) && value.every((variant) => Array.isArray(fieldsOf(variant)?.images));
}
