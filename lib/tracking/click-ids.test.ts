import { asClickIds, readClickIds } from './click-ids.ts';

test('the click ids of a query are those that networks are known by, of a repeated one the first', () => {
  expect(readClickIds('?gclid=g1&gclid=g2&fbclid=f1&other=x&ttclid=')).toEqual({ gclid: 'g1', fbclid: 'f1' });
  expect(readClickIds('?utm_source=news')).toBeUndefined();
});

test('of a click id as much is kept as the contract takes', () => {
  expect(readClickIds(`?gclid=${'x'.repeat(600)}`)?.gclid).toHaveLength(500);
});

test.each([null, 'text', {}, { gclid: 7 }, { other: 'x' }])('%j holds no click ids', (stored) => {
  expect(asClickIds(stored)).toBeUndefined();
});
