import { readAlertToken } from '../alert-page.ts';
import { readMailAlert } from './mail-alert.ts';

const wire = { state: 'Pending', product: { slug: 'abaya', title: 'Abaya' }, variant: 'Black, M' };

test('reads an alert, with its slug for a missing title', () => {
  expect(readMailAlert(wire)).toEqual({
    state: 'pending',
    slug: 'abaya',
    title: 'Abaya',
    variant: 'Black, M',
  });
  expect(readMailAlert({ ...wire, product: { slug: 'abaya' }, variant: null })).toMatchObject({
    title: 'abaya',
    variant: '',
  });
});

test.each([null, [], {}, { ...wire, state: 'lost' }, { ...wire, product: null }])(
  'returns null for the payload %j',
  (payload) => expect(readMailAlert(payload)).toBeNull(),
);

test.each([undefined, null, '', '.', '..', 'x'.repeat(501)])('rejects the token %j', (value) => {
  expect(readAlertToken(value)).toBeNull();
});

test('a token keeps its dots', () => {
  expect(readAlertToken('id.signature')).toBe('id.signature');
});
