/** Approximate widths of characters in Google's sans-serif, in em; the first match counts. */
const widths: [characters: RegExp, em: number][] = [
  [/\p{Mn}/u, 0],
  [/[ijl.,:;'|!’\u0627]/u, 0.25],
  [/[ frtI()[\]/\-·]/u, 0.32],
  [/[mwMW@%]/u, 0.85],
  [/\p{Script=Arabic}/u, 0.46],
  [/[\p{Script=Han}\p{Emoji_Presentation}]/u, 1],
  [/\p{Lu}/u, 0.68],
];
const defaultEm = 0.53;

/** Estimates the width of a text in pixels. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].reduce(
    (sum, character) => sum + (widths.find(([characters]) => characters.test(character))?.[1] ?? defaultEm),
    0,
  );
  return Math.round(ems * fontSize);
}

/** Truncates a text after the last word that fits, with an ellipsis. @param maxWidth in pixels */
export function truncateToWidth(text: string, fontSize: number, maxWidth: number): string {
  if (textWidth(text, fontSize) <= maxWidth) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join('')} …`, fontSize) > maxWidth)
    characters.pop();
  const truncated = characters.join('');
  const wholeWords = truncated.replace(/\s+\S*$/, '');
  return `${(wholeWords || truncated).trimEnd()} …`;
}
