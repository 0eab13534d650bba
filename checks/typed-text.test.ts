import * as authForms from '../lib/platform/auth/form-schemas.ts';
import { savedAddressSchema } from '../lib/shopper/address-book/address-schema.ts';
import { checkoutSchema } from '../lib/shopper/checkout/checkout-values.ts';
import { contactSchema } from '../lib/shopper/contact/contact-message.ts';
import { orderQuerySchema } from '../lib/shopper/orders/order-query-schema.ts';
import { mailAlertSchema } from '../lib/shopper/stock-alerts/request-mail-alert.ts';
import { sourceFiles } from './support/source-files.ts';

const { formFields: _fields, ...authSchemas } = authForms;
const schemas = {
  ...authSchemas,
  savedAddressSchema,
  checkoutSchema,
  contactSchema,
  orderQuerySchema,
  mailAlertSchema,
};
/** Fields that keep every character, or have a choice of values. */
const otherFields = /password$|^(?:country|shipping|payment|isDefault)$/i;
/** Fields in which any digit means the Western one. */
const codes = ['email', 'phoneNumber', 'number', 'postalCode'];

test.each(
  Object.entries(schemas).flatMap(([schemaName, schema]) =>
    Object.keys(schema.fields)
      .filter((name) => !otherFields.test(name))
      .map((name) => [schemaName, name, schema] as const),
  ),
)('%s removes invisible characters from %s', (_schemaName, name, schema) => {
  const cast = (value: string) =>
    (schema.cast({ [name]: value }, { assert: false }) as Record<string, unknown>)[name];
  expect(cast('\u202a\u00a0٥ Mona\u200b\u200c\u202c')).toBe(codes.includes(name) ? '5 Mona' : '٥ Mona');
  expect(cast('\u200f\u2066\u3164')).toBe('');
});

test('forms read text only through fields that normalise it', () => {
  const violations = sourceFiles(['lib', 'components'], ['.ts', '.tsx']).filter(
    ({ text }) =>
      (text.includes("from 'yup'") && /\bstring\(\)\s*\.trim\(/.test(text)) ||
      /FormData\([^;]*?\.trim\(/.test(text),
  );
  expect(violations.map(({ path }) => path)).toEqual([]);
});
