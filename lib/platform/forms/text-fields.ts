import { string } from 'yup';
import { normalizeCode, normalizeText } from '../../../contract/typed-text.ts';

/** Returns the schema of a name, a message or another text that people type, without invisible characters (docs/behaviour.md §5). */
export function textField() {
  return string().transform((value) => (typeof value === 'string' ? normalizeText(value) : value));
}

/**
 * Like {@link textField}, for a code that people type or paste, such as an order number, a postcode, an e-mail address or a phone number:
 * its digits become Western ones.
 */
export function codeField() {
  return string().transform((value) => (typeof value === 'string' ? normalizeCode(value) : value));
}
