import { object } from 'yup';
import { formFields } from '../../platform/auth/form-schemas.ts';
import { textFieldWithWesternDigits } from '../../platform/forms/text-fields.ts';

/** Validation errors that only `orderQuerySchema` has, as message keys below `forms.errors`. */
export type OrderQueryError = 'orderNumberRequired';

const orderNumberRequired: OrderQueryError = 'orderNumberRequired';

/** Validates the form that looks up an order. The number may be typed in Arabic digits. */
export const orderQuerySchema = object({
  number: textFieldWithWesternDigits().required(orderNumberRequired),
  email: formFields.email(),
});
