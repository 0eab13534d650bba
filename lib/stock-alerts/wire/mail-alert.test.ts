import { readAlertToken } from '../alert-page.ts';
import { readMailAlert } from './mail-alert.ts';

const wire = { state: 'Pending', product: { slug: 'abaya', title: 'Abaya' }, variant: 'Black, M' };

test('an alert is read, with its slug for a missing title', () => {
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
  'an alert like %j is unreadable',
  (payload) => expect(readMailAlert(payload)).toBeNull(),
);

test.each([undefined, null, '', '.', '..', 'x'.repeat(501)])('%j is no token', (value) => {
  expect(readAlertToken(value)).toBeNull();
});

test('a token keeps its dots', () => {
  expect(readAlertToken('id.signature')).toBe('id.signature');
});
