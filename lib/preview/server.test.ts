import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { setEnvironment } from '@/lib/settings/testing';

jest.mock('next/root-params', () => ({ tenant: async () => 'rida' }), { virtual: true });

/** What this server answers, by path; a redirect begins with `>`, a picture is bytes. */
let pages: Record<string, string | Buffer>;
const answer: RequestListener = (request, response) => {
  const found = pages[request.url ?? ''];
  if (found === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Nothing');
  else if (typeof found !== 'string') response.writeHead(200, { 'content-type': 'image/png' }).end(found);
  else if (found === 'reset') request.socket.resetAndDestroy();
  else if (found.startsWith('>')) response.writeHead(307, { location: found.slice(1) }).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(found);
};
const server = createServer((request, response) => answer(request, response));
let preview: typeof import('./server.ts');
let tenant: import('@/lib/tenant/server').CurrentTenant;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  setEnvironment({
    PORT: String((server.address() as AddressInfo).port),
    API_BASE_URL: 'http://127.0.0.1:1',
  });
  preview = await import('./server.ts');
  tenant = (await import('@/lib/tenant/server')).allTenants()[0] as typeof tenant;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = (language: string, more = '') =>
  `<!doctype html><html lang="${language}"><head><title>Abaya</title><meta name="description" content="Black">` +
  `${more}</head><body></body></html>`;
const image = (address: string) => `<meta property="og:image" content="${address}">`;
async function look(text: string) {
  const seen = await preview.previewOf(text, tenant);
  if (typeof seen === 'string') throw new Error(`Not looked at: ${seen}`);
  return seen;
}

test('a page is seen in both languages, whichever was asked for', async () => {
  pages = { '/a?b=c': head('en'), '/ar/a?b=c': head('ar') };
  for (const path of ['/a?b=c', '/ar/a?b=c']) {
    const seen = await look(path);
    expect(seen.address).toBe(tenant.origin + path);
    expect(seen.noPage).toBeNull();
    expect(seen.views.map(({ locale, head: { title } }) => [locale, title])).toEqual([
      ['en', 'Abaya'],
      ['ar', 'Abaya'],
    ]);
    expect(seen.views.map(({ visit }) => visit.address)).toEqual([
      `${tenant.origin}/a?b=c`,
      `${tenant.origin}/ar/a?b=c`,
    ]);
    expect(seen.views[0]?.visit).not.toHaveProperty('body');
  }
});

test('a language that leads elsewhere has no view', async () => {
  pages = { '/a': head('en'), '/ar/a': '>https://elsewhere.example/' };
  expect((await look('/a')).views.map(({ locale }) => locale)).toEqual(['en']);
});

test('what is no page is said to be none, with what it is', async () => {
  pages = { '/file.png': Buffer.from('x'), '/gone': '>https://elsewhere.example/x' };
  const file = await look('/file.png');
  expect([file.views, file.noPage?.type]).toEqual([[], 'image/png']);
  expect((await look('/gone')).noPage?.visit.stopped).toMatchObject({ why: 'otherHost' });
});

test('a campaign is read from where an address led to, and organic where there is none', async () => {
  pages = {
    '/a': head('en'),
    '/old?utm_source=news': '>/a?utm_source=news',
    '/a?utm_source=news': head('en'),
  };
  const seen = await look('/old?utm_source=news');
  expect(seen.landing).toBe(`${tenant.origin}/a?utm_source=news`);
  expect(JSON.stringify(seen.campaign.recorded)).toContain('news');
  expect(JSON.stringify((await look('/a')).campaign.recorded)).toContain('organic');
});

test('a campaign behind # is noticed, although no server is sent it', async () => {
  pages = { '/a': head('en') };
  const notesOf = async (address: string) => (await look(address)).campaign.notes.map(({ name }) => name);
  expect(await notesOf('/a#utm_source=news')).toEqual(['behindHash']);
  expect(await notesOf('/a')).toEqual([]);
});

test('pictures are looked at where they are this shop’s, and told apart', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  const [small, large] = [await png(12, 7), await png(1200, 630)];
  const cards = async (address: string) => {
    pages = {
      '/a': head('en', image(address)),
      '/ar/a': head('ar'),
      '/small.png': small,
      '/large.png': large,
      '/text.png': Buffer.from('x'),
    };
    return JSON.stringify((await look('/a')).views[0]?.cards);
  };
  const there = await cards(`${tenant.origin}/large.png`);
  expect(there).toContain('"src":"/large.png"');
  expect(there).not.toMatch(/imageSmall|missing|noPicture/);
  expect(await cards(`${tenant.origin}/small.png`)).toContain('imageSmall');
  expect(await cards(`${tenant.origin}/gone.png`)).toContain('imageMissing');
  expect(await cards(`${tenant.origin}/text.png`)).toContain('imageNotPicture');
  expect(await cards('https://elsewhere.example/x.png')).toContain('imageElsewhere');
});

test('what is not of this installation is refused, and one that does not answer has no answer', async () => {
  expect(await preview.previewOf('https://elsewhere.example/', tenant)).toBe('otherHost');
  expect(await preview.previewOf('/preview', tenant)).toBe('previewItself');
  pages = { '/a': 'reset' };
  expect(await preview.previewOf('/a', tenant)).toBe('noAnswer');
});

test('a page that names another one is drawn as that one, wherever it can be looked at', async () => {
  const names = (address: string) => head('en', `<meta property="og:url" content="${address}">`);
  const other = head('en').replace('Abaya', 'Kaftan');
  const cards = async (address: string) => {
    pages = {
      '/a': names(address),
      '/ar/a': head('ar'),
      '/b': other,
      '/left': '>https://elsewhere.example/',
    };
    return JSON.stringify((await look('/a')).views[0]?.cards);
  };
  const seen = await cards(`${tenant.origin}/b`);
  expect(seen).toContain('Kaftan');
  for (const address of [`${tenant.origin}/gone`, `${tenant.origin}/left`, 'https://elsewhere.example/b'])
    expect(await cards(address)).not.toContain('Kaftan');
});

test('of many who look at once those beyond the queue are told that it is busy', async () => {
  pages = { '/a': head('en') };
  const seen = await Promise.all(Array.from({ length: 10 }, () => preview.previewOf('/a', tenant)));
  expect(seen.filter((result) => result === 'busy')).toHaveLength(2);
});

test('only so many are looked at in a minute', async () => {
  pages = { '/a': head('en') };
  let seen: unknown;
  for (let time = 0; time < 121 && seen !== 'busy'; time += 1) seen = await preview.previewOf('/a', tenant);
  expect(seen).toBe('busy');
});
