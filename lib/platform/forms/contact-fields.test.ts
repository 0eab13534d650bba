import { Email, PhoneNumber, ReachableEmail, ReachablePhoneNumber } from '../../../contract/text.ts';
import { emailField, phoneNumberField } from './contact-fields.ts';

const reachableEmails = [
  'mona@shop.example',
  ' Mona.A+b@Sub.shop.co ',
  'x@xn--4gbrim.xn--ngbc5azd',
  'mona_1@shop.example',
];
const unreachableEmails = [
  'mona@',
  'mona@localhost',
  'mona@shop.c',
  'mona@127.0.0.1',
  'mona@shop..example',
  'mona@-shop.example',
  'مني@shop.example',
  `${'a'.repeat(250)}@shop.example`,
];
const phoneNumbers = ['+20 10 1234 5678', '01001234567', '٠١٠٠١٢٣٤٥٦٧', '(02) 2735-0000'];
const invalidPhoneNumbers = [
  '123456',
  '12345678',
  '1111111111',
  '1234567890123456',
  'call me',
  `0100 123 4567${' '.repeat(20)}.`,
];

describe('fields of every form', () => {
  test.each(reachableEmails)('accept the e-mail address %j, as the API does', (email) => {
    expect(emailField().isValidSync(email)).toBe(true);
    expect([Email, ReachableEmail].map((schema) => schema.safeParse(email).success)).toEqual([true, true]);
  });

  test.each(unreachableEmails)('reject the e-mail address %j', (email) => {
    expect(() => emailField().validateSync(email)).toThrow('emailInvalid');
    expect(ReachableEmail.safeParse(email).success).toBe(false);
  });

  test.each(phoneNumbers)('accept the phone number %j, as the API does', (number) => {
    expect(phoneNumberField().isValidSync(number)).toBe(true);
    expect([PhoneNumber, ReachablePhoneNumber].map((schema) => schema.safeParse(number).success)).toEqual([
      true,
      true,
    ]);
  });

  test.each(invalidPhoneNumbers)('reject the phone number %j', (number) => {
    expect(() => phoneNumberField().validateSync(number)).toThrow('phoneInvalid');
    expect(ReachablePhoneNumber.safeParse(number).success).toBe(false);
  });

  test('require an e-mail address, but no phone number', () => {
    expect(() => emailField().validateSync(' ')).toThrow('emailInvalid');
    expect(phoneNumberField().validateSync(' ')).toBe('');
  });
});
