const maxLength = 40;
/** Optional minus sign, digits with or without commas between thousands, optional decimals; at least one digit. */
const decimal = /^-?(?=\.?\d)(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/;

/**
 * Reads a finite number, or a numeric string in Western or Arabic digits with optional thousands separators (contract/README.md
 * "Tolerance"). Null for anything else; a comma is never a decimal point.
 */
export function readDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const text = westernDigits(value).trim();
  return decimal.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/**
 * Converts Arabic and Persian digits and separators to Western ones, and removes bidirectional marks. The low four bits of the code of
 * such a digit are its value.
 */
function westernDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace('٫', '.')
    .replace(/[٬،]/g, ',');
}
