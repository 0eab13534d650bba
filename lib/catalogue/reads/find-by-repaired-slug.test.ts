import { UpstreamError } from '../../platform/upstream/upstream-error.ts';

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let findByRepairedSlug: typeof import('./server.ts').findByRepairedSlug;
beforeAll(async () => {
  ({ findByRepairedSlug } = await import('./server.ts'));
});

/** Finds the slug among those that exist, and records the slugs that were looked up. */
async function find(slug: string, existing: string[]) {
  const lookups: string[] = [];
  const repaired = await findByRepairedSlug(slug, async (candidate) => {
    lookups.push(candidate);
    return existing.includes(candidate) ? candidate : null;
  });
  return { slug: repaired?.slug ?? null, lookups };
}

describe('findByRepairedSlug', () => {
  test('prefers the most similar slug that exists', async () => {
    expect((await find('%2541)', ['A)', 'A'])).slug).toBe('A)');
    expect((await find('%2541)', ['A'])).slug).toBe('A');
    expect((await find('Abaya».', ['abaya'])).slug).toBe('abaya');
  });

  test('finds nothing where no spelling exists, with four lookups at most', async () => {
    const { slug, lookups } = await find('%41 Bc).', []);
    expect([slug, lookups]).toEqual([null, ['A Bc).', 'A Bc', 'A', 'a bc']]);
    expect((await find('plain-slug', ['other'])).lookups).toEqual([]);
  });

  test('finds nothing while the API fails', async () => {
    const failure = new UpstreamError('unavailable', 'product a', 'status 500');
    await expect(findByRepairedSlug('a)', () => Promise.reject(failure))).resolves.toBeNull();
    await expect(findByRepairedSlug('a)', () => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  });
});
