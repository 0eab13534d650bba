/** Widths of letters in the sans-serif of result pages, in ems: the first that fits counts. */
const widths: [letters: RegExp, em: number][] = [
  [/\p{Mn}/u, 0],
  [/[ijl.,:;'|!’\u0627]/u, 0.25],
  [/[ frtI()[\]/\-·]/u, 0.32],
  [/[mwMW@%]/u, 0.85],
  [/\p{Script=Arabic}/u, 0.46],
  [/[\p{Script=Han}\p{Emoji_Presentation}]/u, 1],
  [/\p{Lu}/u, 0.68],
];
const ordinary = 0.53;

/** About how wide a text of that size is, in pixels: near enough to say what will be cut. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? ordinary),
    0,
  );
  return Math.round(ems * fontSize);
}

/** A text cut after the last word that fits into so many pixels, with dots in place of the rest. */
export function cutToWidth(text: string, fontSize: number, widest: number): string {
  if (textWidth(text, fontSize) <= widest) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('')} …`, fontSize) > widest) letters.pop();
  const kept = letters.join('');
  const words = kept.replace(/\s+\S*$/, '');
  return `${(words || kept).trimEnd()} …`;
}
