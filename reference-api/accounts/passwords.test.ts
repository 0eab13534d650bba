import * as argon2 from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords.ts';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash) };
});

test('a login without an account works after one that failed', async () => {
  jest.mocked(argon2.hash).mockRejectedValueOnce(new Error('out of memory'));
  await expect(verifyPassword('long enough', undefined)).rejects.toThrow('out of memory');
  expect(await verifyPassword('long enough', undefined)).toBe(false);
});

test('only the password of the account matches', async () => {
  const hash = await hashPassword('long enough');
  expect(await verifyPassword('long enough', hash)).toBe(true);
  expect(await verifyPassword('long enougH', hash)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});
