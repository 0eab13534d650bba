import { westernDigits } from '../../contract/western-digits.ts';

/**
 * Normalizes a text for search: lower case, Western digits, no accents, invisible characters, Arabic vowel signs or tatweel, and one form for interchangeable
 * letters (أ إ آ ٱ ا, ى ي ئ, ة ه, ؤ و). Applied to documents and queries alike.
 */
export function foldText(text: string): string {
  // NFKD splits أ إ آ ؤ ئ into a letter and a mark, which is then removed like an accent.
  return westernDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ٱ/g, 'ا')
    .replace(/ک/g, 'ك')
    .replace(/ء/g, '')
    .replace(/[’'ʼ`]/g, '')
    .normalize('NFKC');
}

/** Splits a text into folded words, in order. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
