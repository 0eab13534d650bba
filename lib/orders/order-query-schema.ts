import { object, string } from 'yup';
import { formFields } from '../auth/form-schemas.ts';

/** Validation errors that only this form has, as message keys below `forms.errors`. */
export type OrderQueryError = 'orderNumberRequired';

const orderNumberRequired: OrderQueryError = 'orderNumberRequired';

export const orderQuerySchema = object({
  number: string().trim().required(orderNumberRequired),
  email: formFields.email(),
});
