import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GracefulStop, prepareGracefulStop } from './graceful-stop.ts';

interface Result {
  status?: number;
  error?: string;
  connection?: string;
}

let server: Server;
let shutdown: GracefulStop;
let port: number;

/** Starts a server whose responses take as long as the path says, in milliseconds. */
async function startServer(): Promise<void> {
  server = createServer({ keepAliveTimeout: 2000 });
  shutdown = prepareGracefulStop(server, 5000);
  server.on('request', async (req, res) => {
    for await (const _chunk of req);
    await sleep(Number(req.url?.slice(1)));
    res.end('done');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
}

function send(path: string, agent?: Agent): Promise<Result> {
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', agent });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code }));
    outgoing.on('response', async (response: IncomingMessage) => {
      for await (const _chunk of response);
      resolve({ status: response.statusCode, connection: response.headers.connection });
    });
    outgoing.end('order');
  });
}

beforeEach(startServer);
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('prepareGracefulStop', () => {
  test('completes each accepted request when stopped at any moment', async () => {
    const results: Promise<Result>[] = [];
    const keepAlive = new Agent({ keepAlive: true });
    for (let round = 0; round < 3; round += 1) {
      if (round > 0) await startServer();
      let stopping: Promise<void> | undefined;
      const stopAfter = 20 + Math.floor(Math.random() * 30);
      for (let count = 0; count < 120; count += 1) {
        const path = `/${Math.floor(Math.random() * 60)}`;
        results.push(send(path, count % 2 === 0 ? keepAlive : new Agent()));
        if (count === stopAfter) stopping = shutdown.stop({ closesIdle: false });
        await sleep(Math.random() * 8);
      }
      await stopping;
    }
    const outcomes = new Set((await Promise.all(results)).map(({ status, error }) => error ?? status));
    // A refused connection is not accepted, and every client may repeat it.
    outcomes.delete('ECONNREFUSED');
    expect([...outcomes]).toEqual([200]);
    keepAlive.destroy();
  });

  test('ends a connection with its next response', async () => {
    const agent = new Agent({ keepAlive: true });
    expect(await send('/0', agent)).toEqual({ status: 200, connection: 'keep-alive' });
    const stopping = shutdown.stop({ closesIdle: false });
    expect(shutdown.isStopping).toBe(true);
    expect(await send('/0', agent)).toEqual({ status: 200, connection: 'close' });
    await stopping;
    expect(server.listening).toBe(false);
    agent.destroy();
  });

  test('closes idle connections at once when nobody can use them', async () => {
    const agent = new Agent({ keepAlive: true });
    await send('/0', agent);
    const [idleSocket] = Object.values(agent.freeSockets).flat();
    const events: string[] = [];
    idleSocket?.once('close', () => events.push('idle connection closed'));
    const slow = send('/600').then(({ status }) => events.push(`response ${status}`));
    await once(server, 'request');
    const stopping = shutdown.stop({ closesIdle: true });
    await slow;
    expect(events).toEqual(['idle connection closed', 'response 200']);
    await stopping;
    agent.destroy();
  });
});
