/** Characters of a description shown on the details page and in lists (specification section 9). */
export const DESCRIPTION_LENGTH = 100;

/** Characters of a description shown on the compare page (specification section 9). */
export const COMPARE_LENGTH = 150;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * At most the first `length` characters of a plain text, counted as people see them: a letter keeps its marks and an emoji its
 * parts; where there are words, it ends after one. `cut` says whether something was left out (specification sections 2 and 9).
 */
export function truncate(text: string, length: number): { text: string; cut: boolean } {
  if (text.length <= length) return { text, cut: false };
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === length) return { text: upToWord(text, index), cut: true };
    count += 1;
  }
  return { text, cut: false };
}

/** The text before `end` without the word that goes on there. */
function upToWord(text: string, end: number): string {
  const before = text.slice(0, end);
  const whole = /\s/.test(text.charAt(end)) ? before : before.replace(/\s+\S*$/, '');
  return whole.replace(/[\s,;:.،؛–—]+$/, '') || before;
}
