import { object } from 'yup';
import { formFields } from '../../platform/auth/form-schemas.ts';
import { textField } from '../../platform/forms/typed-fields.ts';

/** Validation errors of this form's own fields; keys below `forms.errors`. */
export type ContactFormError = 'messageRequired';

const messageRequired: ContactFormError = 'messageRequired';

export const contactSchema = object({
  name: formFields.name(),
  email: formFields.email(),
  subject: textField().default(''),
  message: textField().required(messageRequired),
});
