const cacheOptions: { revalidate: number; tags: string[] }[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: (typeof cacheOptions)[0]) => {
    cacheOptions.push(options);
    return read;
  },
}));

beforeEach(() => {
  cacheOptions.length = 0;
});

describe('expirePageAt', () => {
  test('sets a lifetime in whole seconds, at least one second', async () => {
    const { expirePageAt } = await import('./upstream-read.ts');
    await expirePageAt(61_900, 1000);
    await expirePageAt(61_000, 1000);
    await expirePageAt(1000, 61_900);
    expect(cacheOptions).toEqual([
      { revalidate: 60, tags: ['until-61900'] },
      { revalidate: 60, tags: ['until-61000'] },
      { revalidate: 1, tags: ['until-1000'] },
    ]);
  });
});

describe('limitPageLifetime', () => {
  test('rounds down to whole seconds, at least one second', async () => {
    const { limitPageLifetime } = await import('./upstream-read.ts');
    for (const seconds of [5, 2.9, 0.2]) await limitPageLifetime(seconds);
    expect(cacheOptions.map(({ revalidate }) => revalidate)).toEqual([5, 2, 1]);
  });
});
