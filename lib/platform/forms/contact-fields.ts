import { isReachableEmail, isReachablePhoneNumber } from '../../../contract/contact-rules.ts';
import { textFieldWithWesternDigits } from './text-fields.ts';

/** Validation messages of contact fields: keys below `forms.errors`. */
export type ContactFieldError = 'emailInvalid' | 'phoneInvalid';

const emailInvalid: ContactFieldError = 'emailInvalid';
const phoneInvalid: ContactFieldError = 'phoneInvalid';

/** Returns the schema of a required e-mail address, shared by all forms. Normalises the address, also to Western digits. */
export function emailField() {
  return textFieldWithWesternDigits().required(emailInvalid).test('email', emailInvalid, isReachableEmail);
}

/** Returns the schema of an optional phone number, shared by all forms; '' without one. Normalises the number, also to Western digits. */
export function phoneNumberField() {
  return textFieldWithWesternDigits()
    .default('')
    .test('phone-number', phoneInvalid, (text) => text === '' || isReachablePhoneNumber(text));
}
