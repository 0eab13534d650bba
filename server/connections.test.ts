import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createPatientServer } from './connections.ts';

const hours = 3_600_000;
const patience = {
  requestMs: hours,
  headersMs: hours,
  idleMs: hours,
  stillMs: hours,
  leftoverMs: hours,
  lookEveryMs: 20,
};

/** What a connection was told until the server ended it, of a server that is patient in all ways but those given. */
async function toldBy(limits: Partial<typeof patience>, said: string, andThen = ''): Promise<string> {
  const server = createPatientServer({ ...patience, ...limits });
  server.on('request', (req, res) => req.url === '/' && res.end('done')).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  let told = '';
  socket.on('data', (data) => {
    if (told === '') socket.write(andThen);
    told += data;
  });
  socket.on('error', () => {});
  socket.write(said);
  await once(socket, 'close');
  server.close();
  return told;
}

const post = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

test('a connection that says nothing, or not all of its headers, is ended', async () => {
  expect(await toldBy({ headersMs: 50 }, '')).toMatch(/^(?:HTTP\/1.1 408|$)/);
  expect(await toldBy({ headersMs: 50 }, 'GET / HTTP/1.1\r\nHo')).toMatch(/^HTTP\/1.1 408/);
});

test('a connection that asks for nothing more is ended', async () => {
  expect(await toldBy({ idleMs: 50 }, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 200/);
});

test('a body that goes on after its answer is ended', async () => {
  expect(await toldBy({ leftoverMs: 50 }, post, '4\r\nmore\r\n')).toMatch(/^HTTP\/1.1 200/);
});

test('a connection on which nothing moves is ended', async () => {
  expect(await toldBy({ stillMs: 50 }, 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
});
