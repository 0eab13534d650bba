import { readSignIn } from './sign-in-response.ts';

test('readSignIn rejects status false and a missing access token', () => {
  expect(readSignIn({ status: true, accessToken: 'a', refreshToken: 'r' })).toEqual({
    accepted: true,
    tokens: { access: 'a', refresh: 'r' },
  });
  for (const rejected of [
    { status: false, errorMessage: 'No', accessToken: 'a' },
    { status: true, errorMessage: 'No', accessToken: null },
    { status: 'false', errorMessage: 'No', accessToken: 'a' },
  ]) {
    expect(readSignIn(rejected)).toEqual({ accepted: false, message: 'No' });
  }
  expect(readSignIn('<html>')).toEqual({ accepted: false, message: '' });
});
