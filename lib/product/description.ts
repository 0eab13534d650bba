/** Maximum length of a description on the details page and in lists, in grapheme clusters. */
export const maxDescriptionLength = 100;

/** Maximum length of a description on the compare page, in grapheme clusters. */
export const maxCompareDescriptionLength = 150;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Truncates plain text to at most `maxLength` grapheme clusters, at a word boundary where there is one. `isTruncated` is true when
 * text was removed.
 */
export function truncateAtWordBoundary(
  text: string,
  maxLength: number,
): { text: string; isTruncated: boolean } {
  if (text.length <= maxLength) return { text, isTruncated: false };
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === maxLength) return { text: dropPartialWord(text, index), isTruncated: true };
    count += 1;
  }
  return { text, isTruncated: false };
}

/** Returns the text before `end` without a partial last word and trailing punctuation. */
function dropPartialWord(text: string, end: number): string {
  const truncated = text.slice(0, end);
  const wholeWords = /\s/.test(text.charAt(end)) ? truncated : truncated.replace(/\s+\S*$/, '');
  return wholeWords.replace(/[\s,;:.،؛–—]+$/, '') || truncated;
}
