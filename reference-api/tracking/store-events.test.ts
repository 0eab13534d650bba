import { TrackingEvents } from '../../contract/tracking.ts';
import type { Orm } from '../db/database.ts';
import { storeEvents } from './store-events.ts';

/** Stores one event in a fake database and returns the inserted row. */
async function storedRow(event: object) {
  const rows: unknown[] = [];
  const orm = {
    insert: () => ({
      values: (values: unknown[]) => {
        rows.push(...values);
        return { onConflictDoNothing: async () => {} };
      },
    }),
  };
  await storeEvents(orm as unknown as Orm, TrackingEvents.parse(event), null);
  return rows[0];
}

describe('storeEvents', () => {
  test('stores the channels of both touchpoints and the click ids', async () => {
    const first = { utm_source: 'news', channel: 'social', occurredAt: '2026-01-01T00:00:00Z' };
    const clickIds = { gclid: 'g1', other: 'x' };
    expect(await storedRow({ eventType: 'page-view', channel: 'search', clickIds, first })).toMatchObject({
      firstChannel: 'social',
      lastChannel: 'search',
      clickIds: { gclid: 'g1' },
    });
  });

  test('reads web vitals from an object or JSON text', async () => {
    const measurements = { page: '/shop', language: 'ar', lcp: 1200, cls: 0.02 };
    for (const json of [measurements, JSON.stringify(measurements)])
      expect(await storedRow({ eventType: 'web-vitals', json })).toMatchObject({ vitals: measurements });
  });

  test.each([
    ['malformed JSON', '{'],
    ['null', null],
    ['no page', { language: 'en', lcp: 1 }],
    ['a negative time', { page: '/', language: 'en', lcp: -1 }],
    ['an implausibly long time', { page: '/', language: 'en', inp: 3_600_000 }],
  ])('stores a web-vitals event with %s without measurements', async (_label, json) => {
    expect(await storedRow({ eventType: 'web-vitals', json })).toMatchObject({ vitals: null });
  });

  test('stores null for missing and unknown channels', async () => {
    for (const event of [{ eventType: 'page-view' }, { eventType: 'page-view', channel: 'pigeon' }])
      expect(await storedRow(event)).toMatchObject({
        firstChannel: null,
        lastChannel: null,
        clickIds: null,
      });
  });
});
