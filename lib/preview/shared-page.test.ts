import { metaContent } from './page-metadata.ts';
import { resolveSharedPage } from './shared-page.ts';
import { meta, metadataWith } from './testing.ts';

const origin = 'https://rida.example';
const page = (path: string, ogUrl?: string) => ({
  url: origin + path,
  metadata: metadataWith(`<title>${path}</title>${ogUrl === undefined ? '' : meta('og:url', ogUrl)}`),
});

/** Resolves the `og:url` of the first page. Fetching an unknown URL returns 404, a foreign one null. */
async function follow(...pages: ReturnType<typeof page>[]) {
  const [first = page('/')] = pages;
  const fetched: string[] = [];
  const found = await resolveSharedPage(
    first,
    (metadata) => metaContent(metadata, 'og:url'),
    async (url) => {
      fetched.push(url);
      if (!url.startsWith(origin)) return null;
      return pages.find((candidate) => candidate.url === url) ?? 404;
    },
  );
  return { found, fetched };
}

describe('resolveSharedPage', () => {
  test.each([undefined, `${origin}/a`, 'https://RIDA.example:443/a'])(
    'makes no request when og:url is %s',
    async (ogUrl) => {
      expect(await follow(page('/a', ogUrl))).toEqual({ found: { state: 'same' }, fetched: [] });
    },
  );

  test('follows og:url to a page that points to itself', async () => {
    const last = page('/c', `${origin}/c`);
    const { found, fetched } = await follow(page('/a', `${origin}/b`), page('/b', `${origin}/c`), last);
    expect(found).toEqual({ state: 'other', ...last });
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
    expect((await follow(page('/a', ogUrl))).found).toEqual({ state: 'unavailable', url: ogUrl, status });
  });
});
