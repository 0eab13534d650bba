import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServerWithTimeouts, type ServerTimeouts, timeoutsFor } from './server-timeouts.ts';

const hourMs = 3_600_000;
const longTimeouts = {
  requestMs: hourMs,
  headersMs: hourMs,
  keepAliveMs: hourMs,
  idleMs: hourMs,
  unreadBodyMs: hourMs,
  checkIntervalMs: 20,
};

/** Sends bytes, and more after the first response bytes; returns what was received until the server closed the connection. */
async function receivedUntilClose(
  timeouts: Partial<ServerTimeouts>,
  bytes: string,
  moreBytes = '',
): Promise<string> {
  const server = createServerWithTimeouts({ ...longTimeouts, ...timeouts });
  server.on('request', (req, res) => req.url === '/' && res.end('done')).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  let received = '';
  socket.on('data', (data) => {
    if (received === '') socket.write(moreBytes);
    received += data;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  server.close();
  return received;
}

const post = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

describe('createServerWithTimeouts', () => {
  test('closes a connection without complete headers', async () => {
    expect(await receivedUntilClose({ headersMs: 50 }, '')).toMatch(/^(?:HTTP\/1.1 408|$)/);
    expect(await receivedUntilClose({ headersMs: 50 }, 'GET / HTTP/1.1\r\nHo')).toMatch(/^HTTP\/1.1 408/);
  });

  test('closes a connection without a further request', async () => {
    expect(await receivedUntilClose({ keepAliveMs: 50 }, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(
      /^HTTP\/1.1 200/,
    );
  });

  test('closes a connection that keeps sending after the response', async () => {
    const postWithLength = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n';
    for (const [bytes, moreBytes] of [
      [post, '4\r\nmore\r\n'],
      [postWithLength, 'more'],
    ] as const)
      expect(await receivedUntilClose({ unreadBodyMs: 50 }, bytes, moreBytes)).toMatch(/^HTTP\/1.1 200/);
  });

  test('closes an idle connection', async () => {
    expect(await receivedUntilClose({ idleMs: 50 }, 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  });
});

test('timeoutsFor adds the longest response to the idle timeout', () => {
  expect(timeoutsFor(7000)).toEqual({ ...timeoutsFor(0), idleMs: timeoutsFor(0).idleMs + 7000 });
});
