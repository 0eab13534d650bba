import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import { parseSettings } from '../lib/settings/settings.ts';
import { createSecure } from './secure.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

/** What a client gets of an answer that left through compression, as it does in start.ts. */
async function answerOf(answer: RequestListener, withPolicy = true): Promise<Response> {
  const secure = createSecure(parseSettings({}), { withPolicy });
  const compress = compression({ threshold: 0 });
  server = createServer((req, res) =>
    compress(req as never, res as never, () => {
      secure(res);
      answer(req, res);
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
}

const policy = 'content-security-policy';
const html = '<html><script>1</script>سلام</html>';

test('a page in pieces leaves whole, behind a policy that names its scripts', async () => {
  const answer = await answerOf((_req, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    const bytes = Buffer.from(html);
    res.flushHeaders();
    res.write(bytes.subarray(0, 30));
    res.write(bytes.subarray(30), () => res.end());
  });
  expect(await answer.text()).toBe(html);
  expect(answer.headers.get(policy)).toContain("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test('status and headers given at the last moment stay', async () => {
  const answer = await answerOf((_req, res) => {
    res.writeHead(404, { 'Content-Type': 'text/html', 'X-Given': 'yes' }).end(html);
  });
  expect([answer.status, answer.headers.get('x-given'), await answer.text()]).toEqual([404, 'yes', html]);
  expect(answer.headers.has(policy)).toBe(true);
});

test('another page under another tag has a policy of its own', async () => {
  const secure = createSecure(parseSettings({}), { withPolicy: true });
  let asked = 0;
  server = createServer((_req, res) => {
    secure(res);
    asked += 1;
    res.setHeader('Content-Type', 'text/html');
    res.setHeader('ETag', asked < 3 ? '"a"' : '"b"');
    res.end(`<script>${asked < 3 ? 'a' : 'b'}</script>`);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const policies = [];
  for (let time = 0; time < 3; time += 1) policies.push((await fetch(url)).headers.get(policy));
  expect(policies[1]).toBe(policies[0]);
  expect(policies[2]).not.toBe(policies[0]);
});

test('what is no page, and what has a policy already, passes as it is', async () => {
  const answer = await answerOf((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  expect(answer.headers.has(policy)).toBe(false);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toBe('{}');
});

test('a 304 leaves the policy of the page that was kept alone', async () => {
  const answer = await answerOf((_req, res) => {
    res.setHeader('Content-Type', 'text/html');
    res.writeHead(304).end();
  });
  expect([answer.status, answer.headers.has(policy)]).toEqual([304, false]);
});

test('pages have no policy while developing', async () => {
  const answer = await answerOf((_req, res) => {
    res.setHeader('Content-Type', 'text/html');
    res.end(html);
  }, false);
  expect(answer.headers.has(policy)).toBe(false);
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});
