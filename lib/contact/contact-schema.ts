import { object, string } from 'yup';
import { formFields } from '../auth/form-schemas.ts';

/** Validation errors of this form's own fields; keys below `forms.errors`. */
export type ContactFormError = 'messageRequired';

const messageRequired: ContactFormError = 'messageRequired';

export const contactSchema = object({
  name: formFields.name(),
  email: formFields.email(),
  subject: string().trim().default(''),
  message: string().trim().required(messageRequired),
});
