import { object, string } from 'yup';
import { type ContactFieldError, emailField, phoneNumberField } from '../forms/contact-fields.ts';
import { textField } from '../forms/text-fields.ts';

/** Validation messages of form fields: keys below `forms.errors`. */
export type FieldErrorKey =
  | ContactFieldError
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordIsEmail'
  | 'nameRequired';

/** Returns the key unchanged; the compiler checks that it is a known one. */
const errorKey = (key: FieldErrorKey) => key;
const normalise = (text: string) => text.trim().toLowerCase();

/** Fields shared by several forms, with their validation messages. */
export const formFields = {
  email: emailField,
  name: () => textField().required(errorKey('nameRequired')),
  phoneNumber: phoneNumberField,
  password: () => string().required(errorKey('passwordRequired')),
  /** Rejects a short password and a password of one repeated character. The API also checks a list of common passwords. */
  newPassword: () =>
    string()
      .required(errorKey('passwordShort'))
      .min(8, errorKey('passwordShort'))
      .matches(/^(?!(.)\1*$)/su, errorKey('passwordCommon')),
  /** Also rejects the value of the form's field `email`. */
  newPasswordUnlikeEmail: () =>
    formFields
      .newPassword()
      .test(
        'not-the-email',
        errorKey('passwordIsEmail'),
        (value = '', { parent }) => value === '' || normalise(value) !== normalise(parent.email ?? ''),
      ),
};

export const signInSchema = object({ email: formFields.email(), password: formFields.password() });

export const registrationSchema = object({
  name: formFields.name(),
  email: formFields.email(),
  phoneNumber: formFields.phoneNumber(),
  password: formFields.newPasswordUnlikeEmail(),
});

/** Registration with the contact details of an order. The form shows only the password; the e-mail address is that of the order. */
export const orderAccountSchema = object({
  email: formFields.email(),
  password: formFields.newPasswordUnlikeEmail(),
});

export const forgotPasswordSchema = object({ email: formFields.email() });

export const resetPasswordSchema = object({
  email: formFields.email(),
  password: formFields.newPasswordUnlikeEmail(),
});

export const profileSchema = object({ name: formFields.name(), phoneNumber: formFields.phoneNumber() });

/** The form does not have the e-mail address, so only the API compares the new password with it. */
export const passwordChangeSchema = object({
  currentPassword: formFields.password(),
  password: formFields.newPassword(),
});
