import { passwordChangeSchema, registrationSchema, resetSchema } from './schemas.ts';

const email = 'salma@shop.example';

test.each([
  ['short', 'passwordShort'],
  ['aaaaaaaa', 'passwordCommon'],
  ['        ', 'passwordCommon'],
  [email, 'passwordIsEmail'],
])('the new password %j is refused: %s', async (password, fault) => {
  const registration = { name: 'Salma', email, phoneNumber: '', password };
  await expect(registrationSchema.validate(registration)).rejects.toThrow(fault);
  await expect(resetSchema.validate({ email, password })).rejects.toThrow(fault);
});

test.each(['aaaaaaab', 'a good password', 'كلمة سر جيدة'])(
  'the new password %j may be chosen',
  async (password) => {
    await expect(resetSchema.validate({ email, password })).resolves.toEqual({ email, password });
    const change = { currentPassword: 'x', newPassword: password };
    await expect(passwordChangeSchema.validate(change)).resolves.toEqual(change);
  },
);

test('an empty form is told that the password is short, not that it is the e-mail address', async () => {
  const errors = await resetSchema
    .validate({ email: '', password: '' }, { abortEarly: false })
    .catch((error) => error);
  const said = errors.inner.filter(({ path }: { path: string }) => path === 'password');
  expect(said.map(({ message }: { message: string }) => message)).not.toContain('passwordIsEmail');
});

test('the e-mail address is no password in other letters or with blanks around it either', async () => {
  await expect(resetSchema.validate({ email, password: ` ${email.toUpperCase()}` })).rejects.toThrow(
    'passwordIsEmail',
  );
});
