import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { setEnvironment } from '@/lib/platform/settings/testing';

jest.mock('next/root-params', () => ({ tenant: async () => 'rida' }), { virtual: true });

/** Responses by path: `>` begins a redirect, `reset` closes the connection, a buffer is an image, other text is a page. */
let responses: Record<string, string | Buffer>;
const requestedHosts: (string | undefined)[] = [];
const respond: RequestListener = (request, response) => {
  requestedHosts.push(request.headers.host);
  const content = responses[request.url ?? ''];
  if (content === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Nothing');
  else if (typeof content !== 'string') response.writeHead(200, { 'content-type': 'image/png' }).end(content);
  else if (content === 'reset') request.socket.resetAndDestroy();
  else if (content.startsWith('>')) response.writeHead(307, { location: content.slice(1) }).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(content);
};
const server = createServer((request, response) => respond(request, response));
let preview: typeof import('./server.ts');
let tenant: import('@/lib/platform/tenant/server').TenantWithOrigin;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  setEnvironment({
    PORT: String((server.address() as AddressInfo).port),
    API_BASE_URL: 'http://127.0.0.1:1',
  });
  preview = await import('./server.ts');
  tenant = (await import('@/lib/platform/tenant/server')).allTenants()[0] as typeof tenant;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const html = (language: string, more = '') =>
  `<!doctype html><html lang="${language}"><head><title>Abaya</title><meta name="description" content="Black">` +
  `${more}</head><body></body></html>`;
const imageMeta = (url: string) => `<meta property="og:image" content="${url}">`;
async function previewOf(text: string) {
  const result = await preview.createPreview(text, tenant);
  if (typeof result === 'string') throw new Error(`Not previewed: ${result}`);
  return result;
}

describe('createPreview', () => {
  test('previews both languages of a page', async () => {
    responses = { '/a?b=c': html('en'), '/ar/a?b=c': html('ar') };
    for (const path of ['/a?b=c', '/ar/a?b=c']) {
      const result = await previewOf(path);
      expect(result.url).toBe(tenant.origin + path);
      expect(result.nonPage).toBeNull();
      expect(result.pages.map(({ locale, metadata: { title } }) => [locale, title])).toEqual([
        ['en', 'Abaya'],
        ['ar', 'Abaya'],
      ]);
      expect(result.pages.map(({ response }) => response.url)).toEqual([
        `${tenant.origin}/a?b=c`,
        `${tenant.origin}/ar/a?b=c`,
      ]);
      expect(result.pages[0]?.response).not.toHaveProperty('body');
    }
  });

  test('omits a language that redirects elsewhere or has no page', async () => {
    for (const arabic of ['>https://elsewhere.example/', Buffer.from('x')]) {
      responses = { '/a': html('en'), '/ar/a': arabic };
      expect((await previewOf('/a')).pages.map(({ locale }) => locale)).toEqual(['en']);
    }
  });

  test('previews an error page with its status', async () => {
    responses = {};
    expect((await previewOf('/gone')).pages.map(({ response }) => response.status)).toEqual([404, 404]);
  });

  test('reports a response that is not a page', async () => {
    responses = { '/file.png': Buffer.from('x'), '/gone': '>https://elsewhere.example/x' };
    const file = await previewOf('/file.png');
    expect([file.pages, file.nonPage?.type]).toEqual([[], 'image/png']);
    expect((await previewOf('/gone')).nonPage?.response.unfollowedRedirect).toMatchObject({
      reason: 'otherHost',
    });
  });

  test('reads the campaign from the final URL', async () => {
    responses = {
      '/a': html('en'),
      '/old?utm_source=news': '>/a?utm_source=news',
      '/a?utm_source=news': html('en'),
    };
    const result = await previewOf('/old?utm_source=news');
    expect(result.finalUrl).toBe(`${tenant.origin}/a?utm_source=news`);
    expect(JSON.stringify(result.campaign.recorded)).toContain('news');
    expect(JSON.stringify((await previewOf('/a')).campaign.recorded)).toContain('organic');
  });

  test('reports a campaign in the fragment', async () => {
    responses = { '/a': html('en') };
    const findingsOf = async (url: string) =>
      (await previewOf(url)).campaign.findings.map(({ name }) => name);
    expect(await findingsOf('/a#utm_source=news')).toEqual(['inFragment']);
    expect(await findingsOf('/a')).toEqual([]);
  });

  test('checks images within the shop', async () => {
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
    const [small, large] = [await png(12, 7), await png(1200, 630)];
    const serializedCardsWith = async (url: string) => {
      responses = {
        '/a': html('en', imageMeta(url)),
        '/ar/a': html('ar'),
        '/small.png': small,
        '/large.png': large,
        '/text.png': Buffer.from('x'),
      };
      return JSON.stringify((await previewOf('/a')).pages[0]?.cards);
    };
    const ownCards = await serializedCardsWith(`${tenant.origin}/large.png`);
    expect(ownCards).toContain('"src":"/large.png"');
    expect(ownCards).not.toMatch(/imageTooSmall|imageMissing|imageInvalid/);
    expect(await serializedCardsWith(`${tenant.origin}/small.png`)).toContain('imageTooSmall');
    expect(await serializedCardsWith(`${tenant.origin}/gone.png`)).toContain('imageMissing');
    expect(await serializedCardsWith(`${tenant.origin}/text.png`)).toContain('imageInvalid');
    expect(await serializedCardsWith('https://elsewhere.example/x.png')).toContain('imageExternal');
  });

  test.each([
    ['does not answer', 'reset', 'imageUnanswered', 'addressUnanswered', 'noResponse'],
    ['is too large', 'x'.repeat(3_000_001), 'imageUnread', 'addressUnread', 'tooLarge'],
  ])('reports an image, og:url or language that %s', async (_case, content, image, address, failure) => {
    const ogUrl = `<meta property="og:url" content="${tenant.origin}/b">`;
    responses = {
      '/a': html('en', imageMeta(`${tenant.origin}/x.png`) + ogUrl),
      '/ar/a': content,
      '/b': content,
      '/x.png': content === 'reset' ? content : Buffer.from(content),
    };
    const { pages, failedPages } = await previewOf('/a');
    expect(failedPages).toEqual([{ locale: 'ar', failure }]);
    const names = pages.map(({ cards }) => cards.flatMap(({ findings }) => findings.map(({ name }) => name)));
    expect(names).toEqual([expect.arrayContaining([image, address])]);
  });

  test('rejects foreign URLs and reports connection failures', async () => {
    expect(await preview.createPreview('https://elsewhere.example/', tenant)).toBe('otherHost');
    expect(await preview.createPreview('/preview', tenant)).toBe('previewItself');
    responses = { '/a': 'reset' };
    expect(await preview.createPreview('/a', tenant)).toBe('noResponse');
  });

  test('requests a page of another shop under its host', async () => {
    responses = { '/a': html('en') };
    const [, otherShop] = (await import('@/lib/platform/tenant/server')).allTenants();
    requestedHosts.length = 0;
    expect((await previewOf(`${otherShop?.origin}/a`)).url).toBe(`${otherShop?.origin}/a`);
    expect(new Set(requestedHosts)).toEqual(
      new Set([`${otherShop?.hosts[0]}:${new URL(tenant.origin).port}`]),
    );
  });

  test('never requests another server', async () => {
    let requestCount = 0;
    const otherServer = createServer((_request, response) => {
      requestCount += 1;
      response.end('<title>Caught</title>');
    });
    await new Promise<void>((resolve) => otherServer.listen(0, resolve));
    const { port } = otherServer.address() as AddressInfo;
    const ownPort = new URL(tenant.origin).port;
    responses = {};
    for (const host of ['localhost', '[::1]', 'layl.localhost', `localhost:${ownPort}@localhost`]) {
      for (const prefix of ['http://', '//'])
        expect(['otherHost', 'credentials']).toContain(
          await preview.createPreview(`${prefix}${host}:${port}/shop`, tenant),
        );
    }
    for (const path of [
      `/\\localhost:${port}/`,
      `/@localhost:${port}/`,
      `//localhost:${port}%2f..`,
      `/home?x=http://localhost:${port}/`,
      `/${encodeURIComponent('\r\n')}Host: localhost:${port}`,
    ])
      expect(JSON.stringify(await preview.createPreview(path, tenant))).not.toContain('Caught');
    expect(requestCount).toBe(0);
    await fetch(`http://localhost:${port}/`);
    expect(requestCount).toBe(1);
    otherServer.closeAllConnections();
    otherServer.close();
  });

  test('shows the card of og:url within the shop', async () => {
    const pageSharing = (url: string) => html('en', `<meta property="og:url" content="${url}">`);
    const otherPage = html('en').replace('Abaya', 'Kaftan');
    const serializedCards = async (url: string) => {
      responses = {
        '/a': pageSharing(url),
        '/ar/a': html('ar'),
        '/b': otherPage,
        '/leaves-shop': '>https://elsewhere.example/',
      };
      return JSON.stringify((await previewOf('/a')).pages[0]?.cards);
    };
    expect(await serializedCards(`${tenant.origin}/b`)).toContain('Kaftan');
    for (const url of [
      `${tenant.origin}/gone`,
      `${tenant.origin}/leaves-shop`,
      'https://elsewhere.example/b',
    ])
      expect(await serializedCards(url)).not.toContain('Kaftan');
  });

  test('rejects previews beyond the queue length', async () => {
    responses = { '/a': html('en') };
    const results = await Promise.all(Array.from({ length: 10 }, () => preview.createPreview('/a', tenant)));
    // Two run and six wait.
    expect(results.filter((result) => result === 'busy')).toHaveLength(2);
  });

  test('limits previews per minute', async () => {
    responses = { '/a': html('en') };
    let result: unknown;
    for (let count = 0; count < 121 && result !== 'busy'; count += 1)
      result = await preview.createPreview('/a', tenant);
    expect(result).toBe('busy');
  });
});
