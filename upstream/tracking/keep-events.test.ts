import { TrackingEvents } from '../../contract/tracking.ts';
import type { Orm } from '../db/database.ts';
import { keepEvents } from './keep-events.ts';

async function kept(given: object) {
  const rows: unknown[] = [];
  const orm = {
    insert: () => ({
      values: (values: unknown[]) => {
        rows.push(...values);
        return { onConflictDoNothing: async () => {} };
      },
    }),
  };
  await keepEvents(orm as unknown as Orm, TrackingEvents.parse(given));
  return rows[0];
}

test('an event keeps the channels of both visits and the click ids of the last one', async () => {
  const first = { utm_source: 'news', channel: 'social', occurredAt: '2026-01-01T00:00:00Z' };
  const clickIds = { gclid: 'g1', other: 'x' };
  expect(await kept({ eventType: 'page-view', channel: 'search', clickIds, first })).toMatchObject({
    firstChannel: 'social',
    lastChannel: 'search',
    clickIds: { gclid: 'g1' },
  });
});

test('what a page told of itself is kept apart, whether it comes as an object or as its text', async () => {
  const told = { page: '/shop', language: 'ar', lcp: 1200, cls: 0.02 };
  for (const json of [told, JSON.stringify(told)])
    expect(await kept({ eventType: 'web-vitals', json })).toMatchObject({ vitals: told });
});

test.each([
  ['no JSON', '{'],
  ['nothing', null],
  ['no page', { language: 'en', lcp: 1 }],
  ['a time before the page was asked for', { page: '/', language: 'en', lcp: -1 }],
  ['a time that no visitor waits', { page: '/', language: 'en', inp: 3_600_000 }],
])('a page that told %s is kept as an event, and not counted', async (_what, json) => {
  expect(await kept({ eventType: 'web-vitals', json })).toMatchObject({ vitals: null });
});

test('an event without any of it is kept as before, and so is one with a channel that nobody knows', async () => {
  for (const event of [{ eventType: 'page-view' }, { eventType: 'page-view', channel: 'pigeon' }])
    expect(await kept(event)).toMatchObject({ firstChannel: null, lastChannel: null, clickIds: null });
});
