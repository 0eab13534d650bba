import { invalidateLocally } from '../../lib/platform/cache/local-invalidation.ts';
import { recompressStableEntries } from './page-cache.ts';
import { html, pageKey, startPageServer } from './testing.ts';

const classNames = ['card', 'row', 'tile'];
const variedMarkup = Array.from(
  { length: 800 },
  (_, index) => `<li class="${classNames[index % 3]}${index % 17}">${(index * index * 31) % 1009}</li>`,
).join('');

async function startShop() {
  let renderCount = 0;
  const shop = await startPageServer(({ url }) => ({
    body: Buffer.from(html(`${url} ${renderCount++} ${variedMarkup}`)),
  }));
  const bodyOf = (path: string) => shop.cache.peek(pageKey(path))?.response.body;
  const runFiveSecondsLater = async (work: () => Promise<unknown>) => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    await work();
    clock.mockRestore();
  };
  /** Renders a page twice at once: the second render replaces a recent entry, so its body is fast-compressed. */
  const renderTwice = async (path: string) => {
    await shop.get(path);
    invalidateLocally(['page']);
    await shop.get(path);
  };
  const recompressLater = () => runFiveSecondsLater(() => recompressStableEntries(shop.cache, shop.scripts));
  return { ...shop, bodyOf, runFiveSecondsLater, renderTwice, recompressLater };
}

describe('recompressStableEntries', () => {
  test('is unnecessary for pages that replace no recent page', async () => {
    const { get, bodyOf, renderTwice, runFiveSecondsLater } = await startShop();
    await get('/pages/about');
    invalidateLocally(['page']);
    await runFiveSecondsLater(() => get('/pages/about'));
    await renderTwice('/pages/contact');
    expect(['/pages/about', '/pages/contact'].map((path) => bodyOf(path)?.isFastCompressed)).toEqual([
      false,
      true,
    ]);
  });

  test('shrinks hot, stable pages and their scripts', async () => {
    const { get, cache, scripts, bodyOf, renderTwice, recompressLater } = await startShop();
    await get('/pages/policy');
    await renderTwice('/');
    for (const path of ['/', '/pages/policy']) await get(path);
    const fastBody = bodyOf('/');
    await recompressStableEntries(cache, scripts);
    expect(bodyOf('/')).toBe(fastBody);
    await recompressLater();
    const smallBody = bodyOf('/');
    expect(smallBody?.br?.length).toBeLessThan(fastBody?.br?.length ?? 0);
    expect(smallBody?.identity).toBe(fastBody?.identity);
    expect(scripts.peek(cache.peek(pageKey('/'))?.scriptName ?? '')?.body.isFastCompressed).toBe(false);
    expect(bodyOf('/pages/policy')?.isFastCompressed).toBe(true);
  });

  test('skips invalidated pages', async () => {
    const { get, bodyOf, renderTwice, recompressLater } = await startShop();
    await renderTwice('/');
    await get('/');
    invalidateLocally(['page']);
    await recompressLater();
    expect(bodyOf('/')?.isFastCompressed).toBe(true);
  });

  test('continues after a body that cannot be compressed', async () => {
    const { get, bodyOf, recompressLater } = await startShop();
    const paths = ['/pages/about', '/pages/contact'];
    for (const path of paths) await get(path);
    invalidateLocally(['page']);
    for (const path of [...paths, ...paths]) await get(path);
    const brokenBody = bodyOf('/pages/about');
    Object.assign(brokenBody ?? {}, { identity: { length: 1000 } });
    await recompressLater();
    expect(bodyOf('/pages/about')).toBe(brokenBody);
    expect(bodyOf('/pages/contact')?.isFastCompressed).toBe(false);
  });
});
