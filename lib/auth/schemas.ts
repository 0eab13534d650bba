import { object, string } from 'yup';

/** Messages of forms that a field can be at fault by; keys below `forms.errors`. */
export type FieldFault =
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordIsEmail'
  | 'nameRequired'
  | 'phoneInvalid';

const fault = (key: FieldFault) => key;
const folded = (text: string) => text.trim().toLowerCase();
const phoneNumber = /^\+?(?:[\s().-]*[0-9٠-٩]){6,20}[\s().-]*$/;

/** Fields that several forms share, with the messages for what is wrong with them. */
export const fields = {
  email: () => string().trim().required(fault('emailInvalid')).email(fault('emailInvalid')),
  name: () => string().trim().required(fault('nameRequired')),
  phoneNumber: () =>
    string()
      .trim()
      .matches(phoneNumber, { message: fault('phoneInvalid'), excludeEmptyString: true })
      .default(''),
  password: () => string().required(fault('passwordRequired')),
  /** The commonest passwords are known to the upstream alone; here only the plainest are. */
  newPassword: () =>
    string()
      .required(fault('passwordShort'))
      .min(8, fault('passwordShort'))
      .matches(/^(?!(.)\1*$)/su, fault('passwordCommon')),
  newPasswordBesideEmail: () =>
    fields
      .newPassword()
      .test(
        'not-the-email',
        fault('passwordIsEmail'),
        (value = '', { parent }) => value === '' || folded(value) !== folded(parent.email ?? ''),
      ),
};

export const signInSchema = object({ email: fields.email(), password: fields.password() });

export const registrationSchema = object({
  name: fields.name(),
  email: fields.email(),
  phoneNumber: fields.phoneNumber(),
  password: fields.newPasswordBesideEmail(),
});

export const forgottenSchema = object({ email: fields.email() });

export const resetSchema = object({ email: fields.email(), password: fields.newPasswordBesideEmail() });

export const profileSchema = object({ name: fields.name(), phoneNumber: fields.phoneNumber() });

export const passwordChangeSchema = object({
  currentPassword: fields.password(),
  newPassword: fields.newPassword(),
});
