import { connect } from 'node:net';
import { type HttpServer, listen } from './http-server.ts';

const shortTimeouts = {
  requestTimeoutMs: 300,
  headersTimeoutMs: 200,
  keepAliveTimeoutMs: 200,
  checkIntervalMs: 50,
};
let server: HttpServer;
beforeAll(async () => {
  server = await listen(async (request) => new Response(await request.text()), '127.0.0.1', 0, shortTimeouts);
});
afterAll(() => server.shutdown.stop({ closesIdle: true }));

/** Sends raw bytes and resolves with everything received until the server closes the connection. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

describe('http server', () => {
  test.each([
    // An empty status matches any response, also none at all.
    ['is silent', '', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\n', '408'],
    ['never ends its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc', '408'],
    ['stays idle after a response', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '200'],
  ])('closes a connection that %s', async (_label, bytes, status) => {
    expect(await sendRaw(bytes)).toMatch(new RegExp(`^(HTTP/1.1 )?${status}`));
  });

  test.each([
    ['OPTIONS *', '204'],
    ['TRACE /', '405'],
  ])('responds to %s with the allowed methods', async (line, status) => {
    const received = await sendRaw(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toMatch(/^allow: GET, /im);
  });
});
