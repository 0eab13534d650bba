import { object } from 'yup';
import { formFields } from '../../platform/auth/form-schemas.ts';
import { omitEmptyFields } from '../../platform/forms/omit-empty-fields.ts';
import { textField } from '../../platform/forms/text-fields.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { createResourceClient } from '../../platform/resource-service/resource-client.ts';

/** Validation errors that only `contactSchema` has, as message keys below `forms.errors`. */
export type ContactFormError = 'messageRequired';

const messageRequired: ContactFormError = 'messageRequired';

/** Validates the form that sends a message to the shop. */
export const contactSchema = object({
  name: formFields.name(),
  email: formFields.email(),
  subject: textField().default(''),
  message: textField().required(messageRequired),
});

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Sends a message to the shop. */
export async function sendMessage(message: ContactMessage, locale: Locale): Promise<void> {
  await createResourceClient('contactMessages', locale).save(omitEmptyFields(message));
}
