import { string } from 'yup';
import { isReachableEmail, isReachablePhoneNumber } from '../../contract/contact-rules.ts';

/** Validation messages of these fields: keys below `forms.errors`. */
export type ContactFieldError = 'emailInvalid' | 'phoneInvalid';

const emailInvalid: ContactFieldError = 'emailInvalid';
const phoneInvalid: ContactFieldError = 'phoneInvalid';

/** Required e-mail address of every form. */
export function emailField() {
  return string().trim().required(emailInvalid).test('email', emailInvalid, isReachableEmail);
}

/** Optional phone number of every form. */
export function phoneNumberField() {
  return string()
    .trim()
    .default('')
    .test('phone-number', phoneInvalid, (text) => text === '' || isReachablePhoneNumber(text));
}
