import { countries, deliverableCountry, homeCountry } from './countries.ts';

beforeEach(() => Object.assign(globalThis, { shopSettings: { deliverTo: ['SA', 'AE', 'EG'] } }));

describe('delivery countries', () => {
  test('an unsupported or missing country becomes the home country', () => {
    expect(['', 'DE', 'AE', 'EG'].map(deliverableCountry)).toEqual(['SA', 'SA', 'AE', 'EG']);
  });

  test('a shop without a list delivers to every country', () => {
    Object.assign(globalThis, { shopSettings: {} });
    expect(['', 'DE'].map(deliverableCountry)).toEqual(['EG', 'DE']);
  });

  test('the home country comes first, others follow by name', () => {
    expect(countries('en', homeCountry(), ['AE', 'EG', 'SA']).map(({ code }) => code)).toEqual([
      'SA',
      'EG',
      'AE',
    ]);
  });
});
