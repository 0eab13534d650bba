import { shopOf } from './request.ts';

jest.mock('next/root-params', () => ({ tenant: async () => 'rida' }), { virtual: true });

const asked = (tenant: string, locale: string) => shopOf(Promise.resolve({ tenant, locale }));

test('a document is asked of a shop there is, in one of its languages', async () => {
  expect(await asked('rida', 'ar')).toMatchObject({ tenant: { id: 'rida' }, locale: 'ar' });
  expect(await asked('layl', 'en')).toMatchObject({ tenant: { id: 'layl' }, locale: 'en' });
});

test('of another shop or in another language there is none', async () => {
  expect([await asked('nobody', 'en'), await asked('rida', 'fr')]).toEqual([null, null]);
});
