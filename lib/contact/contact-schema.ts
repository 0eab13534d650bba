import { object, string } from 'yup';
import { fields } from '../auth/form-schemas.ts';

/** Validation errors of this form's own fields; keys below `forms.errors`. */
export type ContactFormError = 'messageRequired';

const messageRequired: ContactFormError = 'messageRequired';

export const contactSchema = object({
  name: fields.name(),
  email: fields.email(),
  subject: string().trim().default(''),
  message: string().trim().required(messageRequired),
});
