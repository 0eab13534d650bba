import { pino } from 'pino';
import { redirectConsole } from './redirect-console.ts';

test('redirectConsole logs an error with stack and cause in one line', () => {
  const { error, warn, log, info } = console;
  const lines: string[] = [];
  redirectConsole(pino({ level: 'info' }, { write: (line) => lines.push(line) }));
  // biome-ignore lint/suspicious/noConsole: the form in which Next prints errors
  console.error(' \u001b[31m⨯\u001b[0m', new Error('broken', { cause: new Error('deeper') }));
  Object.assign(console, { error, warn, log, info });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  const { level, msg } = JSON.parse(lines[0] ?? '');
  // Pino's number of the level `error`.
  expect(level).toBe(50);
  expect(msg).toMatch(/^⨯ Error: broken\n +at [\s\S]*deeper/);
});
