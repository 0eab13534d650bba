import { readSessions } from './sessions.ts';

test('readSessions marks the current session and skips sessions without an id', () => {
  const payload = [
    { id: 7, isCurrent: true, usedAt: '2026-03-04T10:00:00Z', browser: 'Chrome', system: 'Android' },
    { id: 8, isCurrent: 'yes' },
    { isCurrent: true },
    null,
  ];
  const sessions = readSessions(payload);
  expect(sessions.map(({ id, isCurrent }) => [String(id), isCurrent])).toEqual([
    ['7', true],
    ['8', false],
  ]);
  expect(sessions[0]).toMatchObject({ browser: 'Chrome', system: 'Android' });
  expect(sessions[1]).toMatchObject({ usedAt: null, browser: null, system: null });
});
