/** Maximum length of a description on the details page and in lists, in grapheme clusters. */
export const maxDescriptionLength = 100;

/** Maximum length of a description on the compare page, in grapheme clusters. */
export const maxCompareDescriptionLength = 150;

/** Null in Firefox before 125, which counts code points instead. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

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
  let end = 0;
  for (const cluster of clustersOf(text)) {
    if (count === maxLength) return { text: dropPartialWord(text, end), isTruncated: true };
    count += 1;
    end += cluster.length;
  }
  return { text, isTruncated: false };
}

function* clustersOf(text: string): Generator<string> {
  if (!graphemes) yield* text;
  else for (const { segment } of graphemes.segment(text)) yield segment;
}

/** Returns the text before `end` without a partial last word and trailing punctuation. */
function dropPartialWord(text: string, end: number): string {
  const truncated = text.slice(0, end);
  const wholeWords = /\s/.test(text.charAt(end)) ? truncated : truncated.replace(/\s+\S*$/, '');
  return wholeWords.replace(/[\s,;:.،؛–—]+$/, '') || truncated;
}
