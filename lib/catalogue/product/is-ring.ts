import type { Product } from './types.ts';

const latinCategory = /\brings\b|\bring$/i;
const latinTitle = /\brings?\b/i;
/** Rings and wedding bands, with or without the article, as whole words. */
const arabic = /(?<!\p{L})(?:ال)?(?:خاتم|خواتم|خواتيم|دبلة|دبل|محبس|محابس)(?!\p{L})/u;
const vowelMarksAndTatweel = /[\u0640\u064B-\u0652]/g;
const jewelry = /jewel|مجوهرات|حل[يى]/i;

/**
 * Returns whether a product is a ring, so that its sizes measure a finger. The name of a category says so, or, of jewelry, the title. Its
 * sizes do not: 16 is also a dress in the US or UK, and a bracelet in centimetres.
 */
export function isRing({
  title,
  categoryName,
  mainCategory,
  type,
}: Pick<Product, 'title' | 'categoryName' | 'mainCategory' | 'type'>): boolean {
  const categoryTexts = [categoryName, mainCategory?.name, mainCategory?.slug];
  if (categoryTexts.some((text) => says(text, latinCategory))) return true;
  const isJewelry = [...categoryTexts, type].some((text) => text != null && jewelry.test(text));
  return isJewelry && says(title, latinTitle);
}

function says(text: string | null | undefined, latin: RegExp): boolean {
  return text != null && (latin.test(text) || arabic.test(text.replace(vowelMarksAndTatweel, '')));
}
