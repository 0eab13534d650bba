/** Arabic-Indic and Persian digits, whose last four bits are their value. */
const arabicDigit = /[٠-٩۰-۹]/g;

/** Converts Arabic-Indic and Persian digits to Western ones; positions stay the same. */
export function westernDigits(text: string): string {
  return text.replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 15));
}
