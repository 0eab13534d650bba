import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { httpRequest } from '../support/http.ts';
import { createNginx } from './nginx.ts';
import type { Program } from './program.ts';
import { findPrograms } from './required-programs.ts';

/** Requests that reached a storefront: `{method} {path} {port}`. */
const arrivals: string[] = [];
const storefronts: Server[] = [];
let nginx: Program;
let folder: string | undefined;

/** Starts a fake storefront. The first request for each path, at whichever storefront it arrives, gets no response. */
async function startStorefront(port: number): Promise<void> {
  const server = createServer(({ method, url }, response) => {
    const isFirst = arrivalsOf(url ?? '').length === 0;
    arrivals.push(`${method} ${url} ${port}`);
    if (!isFirst) response.end(`${port}`);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  storefronts.push(server);
}

const arrivalsOf = (path: string) => arrivals.filter((arrival) => arrival.split(' ')[1] === path);

test.beforeAll(async () => {
  const programs = findPrograms();
  test.skip(programs === undefined, 'a required program is missing');
  if (!programs) return;
  folder = await mkdtemp(join(tmpdir(), 'rida-nginx-'));
  const [shop = 0, api = 0, ...programPorts] = await Promise.all(Array.from({ length: 6 }, () => getPort()));
  const ports = { shop, api, storefronts: programPorts.slice(0, 2), apis: programPorts.slice(2) };
  await Promise.all(ports.storefronts.map(startStorefront));
  nginx = createNginx(programs.nginx, folder, ports);
  await nginx.start();
});

test.afterAll(async () => {
  await nginx?.stop();
  for (const server of storefronts) server.close().closeAllConnections();
  if (folder) await rm(folder, { recursive: true });
});

test('nginx repeats pages and reads, not orders, when a storefront hangs', async () => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const order = '/api/upstream/Posts/Orders';
  const filter = '/api/upstream/Products/Filter';
  const [orderResponse, pageResponse, filterResponse] = await Promise.all([
    // An order may take half a minute.
    httpRequest(nginx.port, order, { ...post, timeoutMs: 45_000 }),
    httpRequest(nginx.port, '/shop'),
    httpRequest(nginx.port, filter, post),
  ]);
  expect([orderResponse.status, pageResponse.status, filterResponse.status]).toEqual([504, 200, 200]);
  expect(arrivalsOf(order)).toHaveLength(1);
  for (const path of ['/shop', filter]) {
    const [first, second, ...others] = arrivalsOf(path);
    expect(second).not.toBe(first);
    expect(others).toEqual([]);
  }
});
