import type { Choice } from './choice.ts';
import type { Variant } from './types.ts';

/** Colour and size that an address asks a product's page to open with; null for what it leaves open. */
export interface RequestedOptions {
  color: string | null;
  size: string | null;
}

/** An address that leaves everything open. */
export const noOptions: RequestedOptions = { color: null, size: null };

type Words = Pick<Choice, 'variants'>;

/** Whether a product comes in the colour and in the size that are asked for, in any letter case. */
export function hasOptions(product: Words, options: RequestedOptions): boolean {
  return (['color', 'size'] as const).every((name) => {
    const value = options[name];
    return value === null || withValue(product, name, value) !== undefined;
  });
}

/**
 * What an address asks for in the words of the product's language, where they are those of another: a variant has one id in all
 * languages. Words that the product has in neither stay as they are.
 * @param other the product in the other language
 */
export function translateOptions(product: Words, other: Words, options: RequestedOptions): RequestedOptions {
  const translated = (name: 'color' | 'size') => {
    const value = options[name];
    if (value === null || withValue(product, name, value)) return value;
    const id = withValue(other, name, value)?.id;
    return product.variants.find((variant) => variant.id === id)?.[name] ?? value;
  };
  return { color: translated('color'), size: translated('size') };
}

function withValue({ variants }: Words, name: 'color' | 'size', value: string): Variant | undefined {
  const folded = value.trim().toLowerCase();
  return variants.find((variant) => variant[name]?.trim().toLowerCase() === folded);
}
