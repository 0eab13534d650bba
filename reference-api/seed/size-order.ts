const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Compares sizes from small to large: letters, plain numbers, amounts by unit, other names. */
export function compareSizes(a: string, b: string): number {
  const [first, second] = [sizeKey(a), sizeKey(b)];
  return (
    first.group - second.group || first.unit.localeCompare(second.unit, 'en') || first.amount - second.amount
  );
}

function sizeKey(name: string): { group: number; unit: string; amount: number } {
  const letter = letterSizes.indexOf(name.toUpperCase());
  if (letter >= 0) return { group: 0, unit: '', amount: letter };
  const amount = Number.parseFloat(name);
  if (Number.isNaN(amount)) return { group: 3, unit: name, amount: 0 };
  const unit = name.replace(/^[\d.]+\s*/, '');
  return { group: unit === '' ? 1 : 2, unit, amount };
}
