import { object, string } from 'yup';
import { fields } from '../auth/form-schemas.ts';

/** Validation errors of this form's own fields; keys below `forms.errors`. */
export type OrderQueryError = 'orderNumberRequired';

const orderNumberRequired: OrderQueryError = 'orderNumberRequired';

export const orderQuerySchema = object({
  number: string().trim().required(orderNumberRequired),
  email: fields.email(),
});
