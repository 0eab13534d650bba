import { connect } from 'node:net';
import { type Listening, listen } from './serve.ts';

const soon = { requestMs: 300, headersMs: 200, idleMs: 200, lookEveryMs: 50 };
let server: Listening;
beforeAll(async () => {
  server = await listen(async (request) => new Response(await request.text()), '127.0.0.1', 0, soon);
});
afterAll(() => server.close());

/** Sends exactly this and waits until the server closes the connection; what it said. */
function say(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(words));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

test.each([
  ['says nothing', '', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\n', '408'],
  ['never ends its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc', '408'],
  ['has been answered and stays', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '200'],
])('a connection that %s is closed', async (_what, words, status) => {
  expect(await say(words)).toMatch(new RegExp(`^(HTTP/1.1 )?${status}`));
});

test.each([
  ['OPTIONS *', '204'],
  ['TRACE /', '405'],
])('%s is answered with the methods there are', async (line, status) => {
  const answer = await say(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^allow: GET, /im);
});
