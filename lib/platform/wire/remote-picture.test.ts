import { isRemotePicture, remotePicturePath, remotePictureUrl } from './uploads-url.ts';

const bases = ['https://cdn.example/shop-1/', 'http://localhost:9000/'];
const pathOf = (href: string) => remotePicturePath(href, bases);
const urlOf = (path: string) => remotePictureUrl(path.replace('/uploads/', '').split('/'), bases);

describe('pictures of other hosts', () => {
  test.each([
    ['https://cdn.example/shop-1/a.jpg', '/uploads/~cdn.example/shop-1/a.jpg'],
    ['https://cdn.example/shop-1/a.jpg?v=17&w=2', '/uploads/~cdn.example/shop-1/a.jpg/~v%3D17%26w%3D2'],
    ['https://cdn.example/shop-1/no-extension', '/uploads/~cdn.example/shop-1/no-extension'],
    [
      'https://cdn.example/shop-1/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9%201.png',
      '/uploads/~cdn.example/shop-1/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9%201.png',
    ],
    ['http://localhost:9000/b.webp', '/uploads/~localhost%3A9000/b.webp'],
    ['https://cdn.example/shop-1/~a.jpg?v=1', '/uploads/~cdn.example/shop-1/~a.jpg/~v%3D1'],
  ])('%s has a URL of the shop that leads back to it', (href, path) => {
    expect(pathOf(href)).toBe(path);
    expect(isRemotePicture(path.replace('/uploads/', '').split('/'))).toBe(true);
    expect(urlOf(path)).toBe(href);
  });

  test('an address without https is fetched with it', () => {
    expect(pathOf('http://cdn.example/shop-1/a.jpg')).toBe('/uploads/~cdn.example/shop-1/a.jpg');
  });

  test.each([
    'https://cdn.example/shop-2/a.jpg',
    'https://cdn.example/shop-1/../shop-2/a.jpg',
    'https://cdn.example.evil/shop-1/a.jpg',
    'https://cdn.example:8443/shop-1/a.jpg',
    'https://cdn.example@evil.example/shop-1/a.jpg',
    'https://cdn.example/shop-1/drawing.svg',
    'https://cdn.example/shop-1/a%2Fb.jpg',
    'https://cdn.example/shop-1//a.jpg',
    'https://cdn.example/shop-1/a.jpg?url=https://other.example/',
    'https://cdn.example/shop-1/a.jpg?v=%20',
    'https://cdn.example/shop-1/~a.jpg',
    'https://cdn.example/shop-1/%7Ea.jpg',
    '/uploads/a.jpg',
  ])('%s keeps its URL', (href) => expect(pathOf(href)).toBeNull());

  test.each([
    '/uploads/~evil.example/shop-1/a.jpg',
    '/uploads/~cdn.example/shop-2/a.jpg',
    '/uploads/~cdn.example.evil/shop-1/a.jpg',
    '/uploads/~cdn.example%40evil.example/shop-1/a.jpg',
    '/uploads/~cdn.example%3A80/shop-1/a.jpg',
    '/uploads/~',
  ])('%s leads nowhere', (path) => expect(urlOf(path)).toBeNull());

  test('without a setting no host is fetched', () => {
    expect(remotePicturePath('https://cdn.example/a.jpg', [])).toBeNull();
    expect(remotePictureUrl(['~cdn.example', 'a.jpg'], [])).toBeNull();
  });
});
