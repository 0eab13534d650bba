import { type JournalEntry, journal, note } from './journal.ts';

const entry = (id: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ id, at: 1, channel: 'log', name: 'page-view', payload: null, state: 'sending', note: '' },
  ...more,
});
const ids = () => journal.get().map(({ id }) => id);

test('an entry takes the place of what was noted of it before, at its first time', () => {
  note(entry('a'));
  note(entry('b'));
  note(entry('a', { at: 9, state: 'sent' }));
  expect(journal.get()).toEqual([entry('a', { state: 'sent' }), entry('b')]);
});

test('the last 200 are kept', () => {
  for (let number = 1; number <= 200; number += 1) note(entry(String(number)));
  expect([ids().length, ids()[0]]).toEqual([200, '1']);
  note(entry('201'));
  expect([ids().length, ids()[0], ids().at(-1)]).toEqual([200, '2', '201']);
});
