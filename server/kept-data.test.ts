import { invalidate } from '../lib/upstream/invalidation.ts';
import { type PageNotes, pageAsked } from '../lib/upstream/page-asked.ts';
import { createKeptData } from './kept-data.ts';
import { partRoom } from './room.ts';

const page = (tags: string, bytes = 10) => ({
  kind: 'APP_PAGE',
  html: 'x'.repeat(bytes),
  headers: { 'x-next-cache-tags': tags },
});
const read = (tags: string[]) => ({ kind: 'FETCH', data: { body: '{}' }, tags });
const forFiveMinutes = { cacheControl: { revalidate: 300 } };

afterEach(() => jest.restoreAllMocks());

test('what a request began before a tag was cleared, and finished after, is not found', () => {
  const data = createKeptData(partRoom(100));
  const early = data.forRequest();
  invalidate(['product:a']);
  early.set('page', page('product:a,menu'), forFiveMinutes);
  early.set('read', read(['product:a']), { tags: ['product:a'] });
  early.set('other', read(['menu']), { tags: ['menu'] });
  const late = data.forRequest();
  expect([late.get('page', {}), late.get('read', { tags: ['product:a'] })]).toEqual([null, null]);
  expect(late.get('other', { tags: ['menu'] })).not.toBeNull();
  late.set('page', page('product:a,menu'), forFiveMinutes);
  expect(late.get('page', {})).not.toBeNull();
});

test('an aged page is not found, an aged read is: Next decides when to read again', async () => {
  const request = createKeptData(partRoom(100)).forRequest();
  request.set('page', page('home'), forFiveMinutes);
  request.set('read', read(['home']), { tags: ['home'] });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
  expect(request.get('page', {})).toBeNull();
  const kept = await request.get('read', { tags: ['home'] });
  expect(kept?.lastModified).toBeLessThanOrEqual(now);
});

test('whoever asks for a page learns its tags, whether it is made or found', () => {
  const request = createKeptData(partRoom(100)).forRequest();
  for (const step of ['set', 'get'] as const) {
    const asked: PageNotes = { tags: null, upstreamMs: 0 };
    pageAsked.run(asked, () => {
      if (step === 'set') request.set('page', page('home,menu'), forFiveMinutes);
      else request.get('page', {});
    });
    expect(asked.tags).toEqual(['home', 'menu']);
  }
});

test('pages take a set room, and push out no read of the upstream', () => {
  const request = createKeptData(partRoom(100)).forRequest();
  request.set('read', read(['home']), { tags: ['home'] });
  for (let number = 0; number < 500; number += 1) {
    request.set(`page-${number}`, page('home', 100_000), forFiveMinutes);
  }
  expect(request.get('page-0', {})).toBeNull();
  expect(request.get('page-499', {})).not.toBeNull();
  expect(request.get('read', {})).not.toBeNull();
});

test('reads that are asked for once push out none that was asked for twice', () => {
  const request = createKeptData(partRoom(1)).forRequest();
  const large = { ...read([]), data: { body: 'x'.repeat(10_000) } };
  request.set('menu', large, {});
  request.get('menu', {});
  for (let number = 0; number < 500; number += 1) request.set(`made-up-${number}`, large, {});
  expect([request.get('menu', {}) !== null, request.get('made-up-0', {})]).toEqual([true, null]);
});
