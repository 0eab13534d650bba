/** Abbreviates a name to three letters: CML for camel. */
export function shortCode(name: string): string {
  const [first = '', ...rest] = name.split('-');
  const last = rest.at(-1);
  const letters = last ? abbreviate(first, 1) + abbreviate(last, 2) : abbreviate(first, 3);
  return letters.toUpperCase();
}

/** Returns the first letters of a word, without inner vowels unless that leaves too few letters. */
function abbreviate(word: string, count: number): string {
  const consonants = word[0] + word.slice(1).replace(/[aeiou]/g, '');
  return (consonants.length >= count ? consonants : word).slice(0, count);
}

/** Returns the SKU of a variant from image set (`look`), product id, colour, size and value of a further option, such as `RIDA-ABO1-CML-M`. */
export function skuOf(
  look: string,
  productId: number,
  color: string,
  size?: string,
  optionValue?: string,
): string {
  const [first = '', second = ''] = look.split('-');
  const lookCode = (second ? first.slice(0, 2) + second.slice(0, 1) : first.slice(0, 3)).toUpperCase();
  const parts = ['RIDA', `${lookCode}${productId}`, shortCode(color)];
  for (const value of [size, optionValue]) if (value) parts.push(value.replace(/\s+/g, '').toUpperCase());
  return parts.join('-');
}
