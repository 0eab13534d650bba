import { deliverable, homeCountry } from './delivery.ts';
import { countries } from './places.ts';

const texts = { textContent: '{"deliverTo":["SA","AE","EG"]}' };

beforeAll(() => Object.assign(globalThis, { document: { getElementById: () => texts } }));

test('a country where the shop does not deliver, or none, gives way to the first one where it does', () => {
  expect(['', 'DE', 'AE', 'EG'].map(deliverable)).toEqual(['SA', 'SA', 'AE', 'EG']);
});

test('the country that the shop offers first leads the list, the others follow by their names', () => {
  expect(countries('en', homeCountry(), ['AE', 'EG', 'SA']).map(({ code }) => code)).toEqual([
    'SA',
    'EG',
    'AE',
  ]);
});
