import { object, string } from 'yup';
import { type ContactFieldError, emailField, phoneNumberField } from '../forms/contact-fields.ts';

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
export const fields = {
  email: emailField,
  name: () => string().trim().required(errorKey('nameRequired')),
  phoneNumber: phoneNumberField,
  password: () => string().required(errorKey('passwordRequired')),
  /** Rejects a short password and a password of one repeated character. The API also checks a list of common passwords. */
  newPassword: () =>
    string()
      .required(errorKey('passwordShort'))
      .min(8, errorKey('passwordShort'))
      .matches(/^(?!(.)\1*$)/su, errorKey('passwordCommon')),
  newPasswordUnlikeEmail: () =>
    fields
      .newPassword()
      .test(
        'not-the-email',
        errorKey('passwordIsEmail'),
        (value = '', { parent }) => value === '' || normalise(value) !== normalise(parent.email ?? ''),
      ),
};

export const signInSchema = object({ email: fields.email(), password: fields.password() });

export const registrationSchema = object({
  name: fields.name(),
  email: fields.email(),
  phoneNumber: fields.phoneNumber(),
  password: fields.newPasswordUnlikeEmail(),
});

/** Registration with the contact details of an order; the form asks only for the password. */
export const orderAccountSchema = object({
  email: fields.email(),
  password: fields.newPasswordUnlikeEmail(),
});

export const forgotPasswordSchema = object({ email: fields.email() });

export const resetPasswordSchema = object({
  email: fields.email(),
  password: fields.newPasswordUnlikeEmail(),
});

export const profileSchema = object({ name: fields.name(), phoneNumber: fields.phoneNumber() });

export const passwordChangeSchema = object({
  currentPassword: fields.password(),
  newPassword: fields.newPassword(),
});
