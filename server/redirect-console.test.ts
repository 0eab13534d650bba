import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { redirectConsole } from './redirect-console.ts';

/** Prints what Next prints, and returns the lines of the log. */
function linesOf(...args: unknown[]): string[] {
  const { error, warn, log, info } = console;
  const lines: string[] = [];
  redirectConsole(pino({ level: 'debug' }, { write: (line) => lines.push(line) }));
  // biome-ignore lint/suspicious/noConsole: the form in which Next prints errors
  console.error(' \u001b[31m⨯\u001b[0m', ...args);
  Object.assign(console, { error, warn, log, info });
  return lines;
}

test('redirectConsole logs an error with stack and cause in one line', () => {
  const lines = linesOf(new Error('broken', { cause: new Error('deeper') }));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  const { level, msg } = JSON.parse(lines[0] ?? '');
  // Pino's number of the level `error`.
  expect(level).toBe(50);
  expect(msg).toMatch(/^⨯ Error: broken\n +at [\s\S]*deeper/);
});

test('redirectConsole calls neither an aborted request nor a missing picture an error', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const aborted = new Promise((resolve) => {
    server.once('request', (request) => request.once('error', resolve).resume());
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
    setTimeout(() => client.resetAndDestroy(), 50);
  });
  const [line = ''] = linesOf(await aborted);
  server.close();
  // Pino's number of the level `debug`.
  expect([JSON.parse(line).level, line.includes('    at ')]).toEqual([20, false]);
  const [picture = ''] = linesOf('internal image response failed for /uploads/x.jpg 404');
  expect(JSON.parse(picture).level).toBe(30);
  for (const error of [new Error('aborted'), 'internal image response failed for /uploads/x.jpg 500'])
    expect(JSON.parse(linesOf(error)[0] ?? '').level).toBe(50);
});
