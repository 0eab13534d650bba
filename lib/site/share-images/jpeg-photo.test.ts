import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jpegPath, readJpegPath } from '../../platform/media/jpeg-path.ts';
import { sharp } from '../../platform/media/sharp.ts';
import { setEnvironment } from '../../platform/settings/testing.ts';

const requests: string[] = [];
let picture: Buffer;
let status = 200;
let photos: typeof import('./jpeg-photo.ts');
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.writeHead(status, { 'content-type': 'image/webp' });
  response.end(request.url === '/broken.webp' ? 'no picture' : picture);
});

beforeAll(async () => {
  const background = { r: 200, g: 20, b: 20, alpha: 0 };
  picture = await sharp({ create: { width: 2000, height: 500, channels: 4, background } })
    .webp()
    .toBuffer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  setEnvironment({ UPLOADS_BASE_URL: `http://localhost:${port}` });
  photos = await import('./jpeg-photo.ts');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('JPEG of an upload', () => {
  test('is rendered once, on white, at most 1440 pixels wide', async () => {
    const [first, second] = await Promise.all(['a', 'b'].map(() => photos.cachedJpegPhoto(['abaya.webp'])));
    expect(second).toBe(first);
    expect(await photos.cachedJpegPhoto(['abaya.webp'])).toBe(first);
    expect(requests).toEqual(['/abaya.webp']);
    expect(await sharp(first?.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 360 });
    const { channels } = await sharp(first?.jpeg).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  test('has status 404 for an upload that is no image', async () => {
    await expect(photos.cachedJpegPhoto(['broken.webp'])).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    [404, 404],
    [500, 503],
  ])('turns status %i of the upload into status %i', async (uploadStatus, expected) => {
    status = uploadStatus;
    await expect(photos.cachedJpegPhoto([`${uploadStatus}.webp`])).rejects.toMatchObject({
      status: expected,
    });
    status = 200;
  });

  test.each([
    '/uploads/a/b%20c.webp',
    '/uploads/a.PNG',
    '/uploads/عباية.avif',
    '/uploads/~cdn.example/a.jpg/~v%3D1',
  ])('has a path for %s that parses back to the upload', (image) => {
    const path = jpegPath(image);
    expect(path).toMatch(/^\/cards\/photos\/.*\.jpg$/);
    expect(readJpegPath(path.split('/').slice(3))?.join('/')).toBe(image.slice('/uploads/'.length));
  });

  test.each(['/uploads/a.jpg', '/uploads/a.webp?v=2', 'https://elsewhere.example/uploads/a.webp'])(
    'uses %s itself as path',
    (image) => expect(jpegPath(image)).toBe(image),
  );

  test.each([[['a.webp']], [['a.gif.jpg']], [['.jpg']], [[]]])('rejects the path %j', (segments) => {
    expect(readJpegPath(segments)).toBeNull();
  });
});
