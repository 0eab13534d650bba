import { pino } from 'pino';
import { logInLines } from './one-line.ts';

test('an error with its stack and causes is one line that says all of it', () => {
  const { error, warn, log, info } = console;
  const lines: string[] = [];
  logInLines(pino({ level: 'info' }, { write: (line) => lines.push(line) }));
  // biome-ignore lint/suspicious/noConsole: as Next says it
  console.error(' \u001b[31m⨯\u001b[0m', new Error('broken', { cause: new Error('deeper') }));
  Object.assign(console, { error, warn, log, info });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  const { level, msg } = JSON.parse(lines[0] ?? '');
  expect(level).toBe(50);
  expect(msg).toMatch(/^⨯ Error: broken\n +at [\s\S]*deeper/);
});
