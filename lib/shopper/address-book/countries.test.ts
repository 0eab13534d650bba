import { countries, deliverableCountry, homeCountry } from './countries.ts';

const settingsScript = { textContent: '{"deliverTo":["SA","AE","EG"]}' };

beforeAll(() => Object.assign(globalThis, { document: { getElementById: () => settingsScript } }));

describe('delivery countries', () => {
  test('an unsupported or missing country becomes the home country', () => {
    expect(['', 'DE', 'AE', 'EG'].map(deliverableCountry)).toEqual(['SA', 'SA', 'AE', 'EG']);
  });

  test('a shop without a list delivers to every country', async () => {
    const list = settingsScript.textContent;
    settingsScript.textContent = '{}';
    jest.resetModules();
    const { deliverableCountry } = await import('./countries.ts');
    expect(['', 'DE'].map(deliverableCountry)).toEqual(['EG', 'DE']);
    settingsScript.textContent = list;
  });

  test('the home country comes first, others follow by name', () => {
    expect(countries('en', homeCountry(), ['AE', 'EG', 'SA']).map(({ code }) => code)).toEqual([
      'SA',
      'EG',
      'AE',
    ]);
  });
});
