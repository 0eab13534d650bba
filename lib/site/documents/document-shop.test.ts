import { resolveDocumentShop } from './document-shop.ts';

jest.mock('next/root-params', () => ({ tenant: async () => 'rida' }), { virtual: true });

const resolve = (tenant: string, locale: string) => resolveDocumentShop(Promise.resolve({ tenant, locale }));

describe('document parameters', () => {
  test('resolves a known shop and language', async () => {
    expect(await resolve('rida', 'ar')).toMatchObject({ tenant: { id: 'rida' }, locale: 'ar' });
    expect(await resolve('layl', 'en')).toMatchObject({ tenant: { id: 'layl' }, locale: 'en' });
  });

  test('is null for an unknown shop or language', async () => {
    expect([await resolve('nobody', 'en'), await resolve('rida', 'fr')]).toEqual([null, null]);
  });
});
