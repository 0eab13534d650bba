import { createHmac } from 'node:crypto';
import { readRevalidation } from './revalidation.ts';
import { isSigned } from './signature.ts';

test('tags are taken as they are named', () => {
  expect(readRevalidation('{"tags":["home","product:abaya"]}')).toEqual(['home', 'product%3Aabaya']);
});

test('a change event becomes the tags it clears', () => {
  expect(readRevalidation('{"event":"home.updated"}')).toEqual(['home']);
});

test.each(['', '{', '[]', '{}', '{"tags":[]}', '{"tags":[1]}', '{"event":"shop.burnt"}', 'null'])(
  '%s asks for nothing',
  (body) => {
    expect(readRevalidation(body)).toBeNull();
  },
);

test('only the HMAC of the very body under the secret is a signature', () => {
  const body = '{"tags":["home"]}';
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;
  expect(isSigned(body, signature, 'secret')).toBe(true);
  expect(isSigned(`${body} `, signature, 'secret')).toBe(false);
  expect(isSigned(body, signature, 'other')).toBe(false);
  expect(isSigned(body, signature.slice(7), 'secret')).toBe(false);
  expect(isSigned(body, null, 'secret')).toBe(false);
});
