import { recordLogEntry, type TrackingLogEntry, trackingLog } from './tracking-log.ts';

const entry = (id: string, overrides: Partial<TrackingLogEntry> = {}): TrackingLogEntry => ({
  id,
  at: 1,
  destination: 'log',
  name: 'page-view',
  payload: null,
  status: 'sending',
  detail: '',
  ...overrides,
});
const ids = () => trackingLog.get().map(({ id }) => id);

describe('tracking log', () => {
  test('updates an entry by id and keeps its first time', () => {
    recordLogEntry(entry('a'));
    recordLogEntry(entry('b'));
    recordLogEntry(entry('a', { at: 9, status: 'sent' }));
    expect(trackingLog.get()).toEqual([entry('a', { status: 'sent' }), entry('b')]);
  });

  test('keeps the last 200 entries', () => {
    for (let number = 1; number <= 200; number += 1) recordLogEntry(entry(String(number)));
    expect([ids().length, ids()[0]]).toEqual([200, '1']);
    recordLogEntry(entry('201'));
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([200, '2', '201']);
  });
});
