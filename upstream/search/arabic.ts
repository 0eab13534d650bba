const stopWords = new Set(
  'من في علي الي عن مع او ثم ما لا هذا هذه ذلك تلك التي الذي كل هو هي ان انا لي لك'.split(' '),
);

/** Whether a folded Arabic word tells nothing about a product. */
export function isArabicStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** A folded word without the Arabic article and what is written onto it, where enough of the word is left. */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u, '');
}
