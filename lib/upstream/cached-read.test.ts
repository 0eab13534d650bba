/** How long a page or what is read for it may be kept, and what ends it. */
const kept: { revalidate: number; tags: string[] }[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: (typeof kept)[0]) => {
    kept.push(options);
    return read;
  },
}));

beforeEach(() => {
  kept.length = 0;
});

test('a page ends at an instant, in whole seconds from now and never at once', async () => {
  const { endPageAt } = await import('./cached-read.ts');
  await endPageAt(61_900, 1000);
  await endPageAt(1000, 61_900);
  expect(kept).toEqual([
    { revalidate: 60, tags: ['until-61900'] },
    { revalidate: 1, tags: ['until-1000'] },
  ]);
});

test('a page is kept for so many whole seconds, for one at least', async () => {
  const { limitPageLifetime } = await import('./cached-read.ts');
  for (const seconds of [5, 2.9, 0.2]) await limitPageLifetime(seconds);
  expect(kept.map(({ revalidate }) => revalidate)).toEqual([5, 2, 1]);
});
