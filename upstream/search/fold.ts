/**
 * Brings a text to the form it is searched in: lower case, no accents, no Arabic vowel signs or tatweel, and the
 * letters people interchange written one way (أ إ آ ٱ ا, ى ي ئ, ة ه, ؤ و). Both sides of every comparison go through it.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ٱ/g, 'ا')
    .replace(/ک/g, 'ك')
    .replace(/ء/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[’'ʼ`]/g, '')
    .normalize('NFKC');
}

/** The folded words of a text, in their order. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
