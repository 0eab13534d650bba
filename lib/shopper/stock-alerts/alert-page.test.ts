import { idFieldValue, readAlertToken, readIdField } from './alert-page.ts';

test.each([7, '7', 'gid://shop/Variant/7', 'قميص'])('the id %j passes through a form', (id) => {
  expect(readIdField(idFieldValue(id))).toBe(id);
});

test.each([null, '', 'x', '{}', '1.5', '[]'])('%j is no id', (value) => {
  expect(readIdField(value)).toBeNull();
});

test.each([
  ['\u200etoken-1\u00a0', 'token-1'],
  ['\u200e', null],
  ['..', null],
  ['x'.repeat(501), null],
  [null, null],
])('the token in %j is %j', (value, token) => expect(readAlertToken(value)).toBe(token));
