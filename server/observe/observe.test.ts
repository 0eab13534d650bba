import inject from 'light-my-request';
import { pino } from 'pino';
import { createObserver } from './observe.ts';
import { createRequestFigures } from './request-figures.ts';

async function observed(
  headers: Record<string, string>,
  asked: Record<string, string> = {},
  url = '/ar/auth/reset-password?token=secret',
) {
  const lines: string[] = [];
  const figures = createRequestFigures();
  const observe = createObserver(figures, pino({}, { write: (line) => lines.push(line) }));
  await inject(
    (req, res) => {
      const repeated = observe(req, res);
      if (headers.repeat) repeated();
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.end('done');
    },
    { url, headers: asked },
  );
  expect(lines).toHaveLength(1);
  return { line: lines[0] ?? '', said: JSON.parse(lines[0] ?? ''), text: figures.text() };
}

test('a request is one line that names its route, and nothing of its address', async () => {
  const { line, said } = await observed({});
  expect(said).toMatchObject({ method: 'GET', route: '/auth/reset-password', status: 200, cache: 'none' });
  expect(line).not.toContain('secret');
});

test.each([
  [{ repeat: '1' }, 'hit'],
  [{ 'cache-status': 'Rida; hit; ttl=3' }, 'hit'],
  [{ 'cache-status': 'Rida; fwd=uri-miss; stored' }, 'miss'],
  [{ 'cache-status': 'Rida; fwd=stale; detail=unavailable' }, 'stale'],
  [{ 'cache-status': 'Rida; fwd=bypass' }, 'bypass'],
])('%j counts as %s', async (headers, cache) => {
  expect((await observed(headers as Record<string, string>)).text).toContain(`cache="${cache}"`);
});

test('the id of a proxy goes along, and what is none does not', async () => {
  expect((await observed({}, { 'x-request-id': 'abc-1' })).said.id).toBe('abc-1');
  expect((await observed({}, { 'x-request-id': 'a b\tc' })).said.id).toMatch(/^[\da-f-]{36}$/);
});
