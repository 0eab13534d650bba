import { readAlertToken } from '../alert-page.ts';
import { readMailAlert } from './mail-alert.ts';

const wireAlert = { state: 'Pending', product: { slug: 'abaya', title: 'Abaya' }, variant: 'Black, M' };

test('reads an alert, with its slug for a missing title', () => {
  expect(readMailAlert(wireAlert)).toEqual({
    state: 'pending',
    slug: 'abaya',
    title: 'Abaya',
    variant: 'Black, M',
  });
  expect(readMailAlert({ ...wireAlert, product: { slug: 'abaya' }, variant: null })).toMatchObject({
    title: 'abaya',
    variant: '',
  });
});

test.each([null, [], {}, { ...wireAlert, state: 'lost' }, { ...wireAlert, product: null }])(
  'returns null for the payload %j',
  (payload) => expect(readMailAlert(payload)).toBeNull(),
);

test.each([undefined, null, '', '.', '..', 'x'.repeat(501)])('rejects the token %j', (value) => {
  expect(readAlertToken(value)).toBeNull();
});

test('a token keeps its dots', () => {
  expect(readAlertToken('id.signature')).toBe('id.signature');
});
