const stopWords = new Set(
  'من في علي الي عن مع او ثم ما لا هذا هذه ذلك تلك التي الذي كل هو هي ان انا لي لك'.split(' '),
);

/** Returns whether a folded Arabic word is a stop word. */
export function isArabicStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Removes the Arabic article and its prefixes from a folded word if at least three letters remain. */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u, '');
}
