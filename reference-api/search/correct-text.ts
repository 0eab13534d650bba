import type { QueryWord } from './find-indexed-words.ts';
import { foldedWords } from './fold.ts';

/**
 * Returns a text with its misspelt words replaced; undefined when all words are spelt right. Corrections are folded words of the
 * index, so each gets the spelling that the texts of the found products use.
 */
export function correctText(
  text: string,
  words: readonly QueryWord[],
  foundTexts: readonly string[],
): string | undefined {
  const corrections = new Map(
    words.flatMap(({ typed, corrected }) =>
      corrected === undefined ? [] : [[typed, spellingIn(foundTexts, corrected)]],
    ),
  );
  if (corrections.size === 0) return undefined;
  return text
    .trim()
    .split(/\s+/)
    .map((chunk) => {
      const folded = foldedWords(chunk);
      return folded.some((word) => corrections.has(word))
        ? folded.map((word) => corrections.get(word) ?? word).join(' ')
        : chunk;
    })
    .join(' ');
}

/** Returns how the texts spell a folded word, in lower case. */
function spellingIn(texts: readonly string[], folded: string): string {
  for (const text of texts) {
    const spelling = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((word) => foldedWords(word).join() === folded);
    if (spelling) return spelling.toLowerCase();
  }
  return folded;
}
