import { string } from 'yup';
import { normalizeCode, normalizeText } from '../../../contract/typed-text.ts';

/** Returns the schema of a name, a message or another text that people type, without invisible characters (docs/behaviour.md §5). */
export function textField() {
  return string().transform((value) => (typeof value === 'string' ? normalizeText(value) : value));
}

/**
 * Like {@link textField}, for order numbers, postcodes, e-mail addresses and phone numbers: also makes Arabic digits Western ones, and any
 * dash a hyphen.
 */
export function textFieldWithWesternDigits() {
  return string().transform((value) => (typeof value === 'string' ? normalizeCode(value) : value));
}
