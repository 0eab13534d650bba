import { metaOf } from './head.ts';
import { sharedPage } from './shared-page.ts';
import { headWith, meta } from './testing.ts';

const origin = 'https://rida.example';
const page = (path: string, named?: string) => ({
  address: origin + path,
  head: headWith(`<title>${path}</title>${named === undefined ? '' : meta('og:url', named)}`),
});

/** Follows from the first page among these; an address that none has answers 404, another site's is not looked at. */
async function follow(...pages: ReturnType<typeof page>[]) {
  const [first = page('/')] = pages;
  const visited: string[] = [];
  const found = await sharedPage(
    first,
    (head) => metaOf(head, 'og:url'),
    async (address) => {
      visited.push(address);
      if (!address.startsWith(origin)) return null;
      return pages.find((one) => one.address === address) ?? 404;
    },
  );
  return { found, visited };
}

test.each([undefined, `${origin}/a`, 'https://RIDA.example:443/a'])(
  'a page that names %s as its address is asked for once',
  async (named) => {
    expect(await follow(page('/a', named))).toEqual({ found: { state: 'same' }, visited: [] });
  },
);

test('another address is followed until a page names its own', async () => {
  const last = page('/c', `${origin}/c`);
  const { found, visited } = await follow(page('/a', `${origin}/b`), page('/b', `${origin}/c`), last);
  expect(found).toEqual({ state: 'other', ...last });
  expect(visited).toEqual([`${origin}/b`, `${origin}/c`]);
});

test('pages that name each other are followed for three steps', async () => {
  const { visited } = await follow(page('/a', `${origin}/b`), page('/b', `${origin}/a`));
  expect(visited).toEqual([`${origin}/b`, `${origin}/a`, `${origin}/b`]);
});

test.each([
  [`${origin}/nothing`, 404],
  ['https://evil.example/', null],
  ['not an address', null],
])('%s is told apart from a page', async (named, status) => {
  expect((await follow(page('/a', named))).found).toEqual({ state: 'unread', address: named, status });
});
