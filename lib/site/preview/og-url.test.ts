import { isSamePage, resolveOgUrl } from './og-url.ts';
import { metaContent } from './page-metadata.ts';
import { meta, metadataWith } from './testing.ts';

const origin = 'https://rida.example';
const page = (path: string, ogUrl?: string) => ({
  url: origin + path,
  metadata: metadataWith(`<title>${path}</title>${ogUrl === undefined ? '' : meta('og:url', ogUrl)}`),
});

/** Resolves the `og:url` of the first page. Only these pages exist: any other URL of the shop returns 404, any foreign URL null. */
async function follow(...pages: ReturnType<typeof page>[]) {
  const [first = page('/')] = pages;
  const fetched: string[] = [];
  const ogUrlTarget = await resolveOgUrl(
    first,
    (metadata) => metaContent(metadata, 'og:url'),
    async (url) => {
      fetched.push(url);
      if (!url.startsWith(origin)) return null;
      if (url.endsWith('/slow')) return 'noResponse';
      return pages.find((candidate) => candidate.url === url) ?? 404;
    },
  );
  return { ogUrlTarget, fetched };
}

describe('resolveSharedPage', () => {
  test.each([undefined, `${origin}/a`, 'https://RIDA.example:443/a'])(
    'makes no request when og:url is %s',
    async (ogUrl) => {
      expect(await follow(page('/a', ogUrl))).toEqual({ ogUrlTarget: { state: 'self' }, fetched: [] });
    },
  );

  test('follows og:url to a page that points to itself', async () => {
    const last = page('/c', `${origin}/c`);
    const { ogUrlTarget, fetched } = await follow(page('/a', `${origin}/b`), page('/b', `${origin}/c`), last);
    expect(ogUrlTarget).toEqual({ state: 'other-page', ...last });
    expect(fetched).toEqual([`${origin}/b`, `${origin}/c`]);
  });

  test('stops a cycle after three hops', async () => {
    const { fetched } = await follow(page('/a', `${origin}/b`), page('/b', `${origin}/a`));
    expect(fetched).toEqual([`${origin}/b`, `${origin}/a`, `${origin}/b`]);
  });

  test.each([
    [`${origin}/nothing`, 404],
    ['https://evil.example/', null],
    ['not a URL', null],
  ])('reports %s as unavailable', async (ogUrl, status) => {
    expect((await follow(page('/a', ogUrl))).ogUrlTarget).toEqual({
      state: 'unavailable',
      url: ogUrl,
      status,
    });
  });
});

test('reports an og:url that could not be fetched', async () => {
  const url = `${origin}/slow`;
  const { ogUrlTarget } = await follow(page('/a', `${origin}/b`), page('/b', url));
  expect(ogUrlTarget).toEqual({ state: 'unread', url, failure: 'noResponse' });
});

describe('isSamePage', () => {
  test('compares origin and path, not the query', () => {
    expect(isSamePage(`${origin}/a?page=2`, 'https://RIDA.example:443/a#top')).toBe(true);
    expect(isSamePage(`${origin}/a`, `${origin}/b`)).toBe(false);
    expect(isSamePage(`${origin}/a`, 'https://evil.example/a')).toBe(false);
  });

  test('is false for URLs that cannot be parsed', () => {
    expect(isSamePage('/a', '/b')).toBe(false);
    expect(isSamePage('/a', `${origin}/a`)).toBe(false);
    expect(isSamePage(`${origin}/a`, 'not a URL')).toBe(false);
  });
});
