import { PasswordReset } from './accounts.ts';

test.each([324, 2000])('a reset token may have %i characters', (length) => {
  const reset = { email: 'mona@shop.example', token: 'x'.repeat(length), password: 'long enough' };
  expect(PasswordReset.safeParse(reset).success).toBe(true);
});
