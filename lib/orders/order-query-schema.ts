import { object, string } from 'yup';
import { fields } from '../auth/schemas.ts';

/** Faults of this form's own fields; keys below `forms.errors`. */
export type OrderQueryFault = 'orderNumberRequired';

const orderNumberRequired: OrderQueryFault = 'orderNumberRequired';

export const orderQuerySchema = object({
  number: string().trim().required(orderNumberRequired),
  email: fields.email(),
});
