import { type KnownShop, readShopUrl, type UrlRejection } from './shop-url.ts';

const rida: KnownShop = { id: 'rida', hosts: ['localhost'], origin: 'https://rida.example' };
const layl: KnownShop = { id: 'layl', hosts: ['layl.example'], origin: 'https://layl.example' };
const context = { shops: [rida, layl], currentShop: rida, ownPort: 3370 };
const read = (text: string) => readShopUrl(text, context);

describe('readShopUrl', () => {
  test.each<[string, KnownShop, string]>([
    ['/shop?color=black&utm_source=a%20b', rida, '/shop?color=black&utm_source=a%20b'],
    [' https://rida.example/ar/shop#reviews ', rida, '/ar/shop'],
    ['http://rida.example', rida, '/'],
    ['rida.example/shop', rida, '/shop'],
    ['RIDA.example:3370/shop', rida, '/shop'],
    ['http://localhost:3370/shop', rida, '/shop'],
    ['localhost:3370/shop', rida, '/shop'],
    ['https://layl.example/shop', layl, '/shop'],
    ['/a/../shop/./x', rida, '/shop/x'],
    ['/عباية', rida, '/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9'],
    ['/%E0%A4%A', rida, '/%E0%A4%A'],
    ['/apiary', rida, '/apiary'],
    ['/previews', rida, '/previews'],
  ])('accepts %s', (text, shop, path) => {
    expect(read(text)).toEqual({ shop, path });
  });

  test.each<[string, UrlRejection]>([
    ['https://evil.example/', 'otherHost'],
    ['//evil.example/shop', 'otherHost'],
    ['/\\evil.example/shop', 'otherHost'],
    ['\\\\evil.example/shop', 'otherHost'],
    ['https:\\\\evil.example', 'otherHost'],
    ['https://rida.example.evil.example/', 'otherHost'],
    ['https://rida.example./', 'otherHost'],
    ['https://127.0.0.1:3370/', 'otherHost'],
    ['http://0x7f000001/', 'otherHost'],
    ['http://[::1]:3370/', 'otherHost'],
    ['http://169.254.169.254/latest/meta-data', 'otherHost'],
    ['http://localhost:5432/', 'otherHost'],
    ['localhost:22', 'otherHost'],
    ['https://rida.example:8443/', 'otherHost'],
    ['https://admin:secret@rida.example/', 'credentials'],
    ['https://rida.example@evil.example/', 'credentials'],
    ['rida.example:80@evil.example', 'credentials'],
    ['file:///etc/passwd', 'otherScheme'],
    ['ftp://rida.example/', 'otherScheme'],
    ['gopher://localhost:3370/_x', 'otherScheme'],
    ['file:/etc/passwd', 'otherHost'],
    ['javascript:alert(1)', 'unreadable'],
    ['data:text/html,x', 'unreadable'],
    ['http://', 'unreadable'],
    ['not an address', 'unreadable'],
    [`/${'x'.repeat(2000)}`, 'tooLong'],
    ['/api/health', 'internalUrl'],
    ['/ar/api/health', 'internalUrl'],
    ['//rida.example//api//health', 'internalUrl'],
    ['/%61pi/health', 'internalUrl'],
    ['/API/health', 'internalUrl'],
    ['/shop/../api/health', 'internalUrl'],
    ['/_next/image?url=x', 'internalUrl'],
    ['/preview?address=/preview', 'previewItself'],
    ['/ar/preview', 'previewItself'],
    ['/en/%70review/', 'previewItself'],
  ])('rejects %s as %s', (text, rejection) => {
    expect(read(text)).toBe(rejection);
  });

  test('accepts 2000 characters', () => {
    const longest = `/${'x'.repeat(1999)}`;
    expect(read(longest)).toEqual({ shop: rida, path: longest });
  });

  test('prefers the shop of the host, then the current shop', () => {
    const twin = { ...layl, origin: rida.origin };
    const shops = [rida, twin];
    const shopOf = (text: string, currentShop: KnownShop) =>
      Object(readShopUrl(text, { shops, currentShop, ownPort: 3370 })).shop?.id;
    expect(shopOf('http://layl.example/', rida)).toBe('layl');
    expect(shopOf('https://rida.example/', twin)).toBe('layl');
    expect(shopOf('https://rida.example/', rida)).toBe('rida');
  });
});
