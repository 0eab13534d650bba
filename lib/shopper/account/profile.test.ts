import { createToken, installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { readProfile, updateProfile } from './profile.ts';

const newToken = createToken({ exp: Date.now() / 1000 + 600, email: 'sara@rida.example' });

describe('updateProfile', () => {
  test('stores the new tokens that follow a change of password', async () => {
    const stored = installFakeAuthBrowser(() =>
      Response.json({ response: { accessToken: newToken, refreshToken: 'new' } }),
    );
    await updateProfile({ currentPassword: 'old one', password: 'a good one' }, 'en');
    expect([stored.get('a'), stored.get('r')]).toEqual([newToken, 'new']);
  });

  test('leaves the tokens when the response has none', async () => {
    const stored = installFakeAuthBrowser(() => Response.json({ response: { refreshToken: 'new' } }));
    stored.set('r', 'old');
    await updateProfile({ name: 'Sara' }, 'en');
    expect([...stored]).toEqual([['r', 'old']]);
  });
});

test.each([null, 7, { addresses: 'none' }, { addresses: [null, 3] }])(
  'readProfile turns %j into an empty profile',
  (value) => {
    expect(readProfile(value)).toEqual({ name: '', email: '', phoneNumber: '', addresses: [] });
  },
);
