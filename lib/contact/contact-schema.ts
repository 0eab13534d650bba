import { object, string } from 'yup';
import { fields } from '../auth/schemas.ts';

/** Faults of this form's own fields; keys below `forms.errors`. */
export type ContactFault = 'messageRequired';

const messageRequired: ContactFault = 'messageRequired';

export const contactSchema = object({
  name: fields.name(),
  email: fields.email(),
  subject: string().trim().default(''),
  message: string().trim().required(messageRequired),
});
