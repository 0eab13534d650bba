import { string } from 'yup';
import { isReachableEmail, isReachablePhoneNumber } from '../../contract/contact-rules.ts';

/** Validation messages of these fields: keys below `forms.errors`. */
export type ContactFieldError = 'emailInvalid' | 'phoneInvalid';

const emailInvalid: ContactFieldError = 'emailInvalid';
const phoneInvalid: ContactFieldError = 'phoneInvalid';

/** Returns the schema of a required e-mail address, shared by all forms. */
export function emailField() {
  return string().trim().required(emailInvalid).test('email', emailInvalid, isReachableEmail);
}

/** Returns the schema of an optional phone number, shared by all forms. */
export function phoneNumberField() {
  return string()
    .trim()
    .default('')
    .test('phone-number', phoneInvalid, (text) => text === '' || isReachablePhoneNumber(text));
}
