import { deliverableCountry, homeCountry } from './delivery-countries.ts';
import { countries } from './regions.ts';

const settingsScript = { textContent: '{"deliverTo":["SA","AE","EG"]}' };

beforeAll(() => Object.assign(globalThis, { document: { getElementById: () => settingsScript } }));

describe('delivery countries', () => {
  test('an unsupported or missing country becomes the home country', () => {
    expect(['', 'DE', 'AE', 'EG'].map(deliverableCountry)).toEqual(['SA', 'SA', 'AE', 'EG']);
  });

  test('the home country comes first, others follow by name', () => {
    expect(countries('en', homeCountry(), ['AE', 'EG', 'SA']).map(({ code }) => code)).toEqual([
      'SA',
      'EG',
      'AE',
    ]);
  });
});
