import { passwordChangeSchema, registrationSchema, resetPasswordSchema } from './form-schemas.ts';

const email = 'salma@shop.example';

describe('account form schemas', () => {
  test.each([
    ['short', 'passwordShort'],
    ['aaaaaaaa', 'passwordCommon'],
    ['        ', 'passwordCommon'],
    [email, 'passwordIsEmail'],
  ])('rejects the new password %j: %s', async (password, errorKey) => {
    const registration = { name: 'Salma', email, phoneNumber: '', password };
    await expect(registrationSchema.validate(registration)).rejects.toThrow(errorKey);
    await expect(resetPasswordSchema.validate({ email, password })).rejects.toThrow(errorKey);
  });

  test.each(['aaaaaaab', 'a good password', 'كلمة سر جيدة'])(
    'accepts the new password %j',
    async (password) => {
      await expect(resetPasswordSchema.validate({ email, password })).resolves.toEqual({ email, password });
      const change = { currentPassword: 'x', password };
      await expect(passwordChangeSchema.validate(change)).resolves.toEqual(change);
    },
  );

  test('does not compare an empty password with an empty e-mail address', async () => {
    const errors = await resetPasswordSchema
      .validate({ email: '', password: '' }, { abortEarly: false })
      .catch((error) => error);
    const passwordErrors = errors.inner.filter(({ path }: { path: string }) => path === 'password');
    expect(passwordErrors.map(({ message }: { message: string }) => message)).not.toContain(
      'passwordIsEmail',
    );
  });

  test('rejects the e-mail address as password, ignoring case and surrounding spaces', async () => {
    await expect(
      resetPasswordSchema.validate({ email, password: ` ${email.toUpperCase()}` }),
    ).rejects.toThrow('passwordIsEmail');
  });
});
