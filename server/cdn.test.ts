import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { createCdn } from './cdn.ts';

const silent = pino({ level: 'silent' });
let told: { authorization?: string; body: unknown }[];
let status: number;
let url: string;

const server = createServer(async (request, response) => {
  told.push({ authorization: request.headers.authorization, body: await json(request) });
  response.writeHead(status).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});

afterAll(() => server.close());

beforeEach(() => {
  told = [];
  status = 200;
});

test('a CDN is asked to forget tags, thirty at once, with the token', async () => {
  const tags = Array.from({ length: 31 }, (_, at) => `product%3A${at}`);
  expect(await createCdn(url, 'secret', silent).purge(tags)).toBe(true);
  const authorization = 'Bearer secret';
  expect(told).toEqual([
    { authorization, body: { tags: tags.slice(0, 30) } },
    { authorization, body: { tags: tags.slice(30) } },
  ]);
});

test('what a CDN did not forget is asked for again together with the next', async () => {
  const cdn = createCdn(url, undefined, silent);
  status = 500;
  expect([await cdn.purge(['home']), cdn.isBehind()]).toEqual([false, true]);
  status = 200;
  expect([await cdn.purge(['menu']), cdn.isBehind()]).toEqual([true, false]);
  expect(told.map(({ body }) => body)).toEqual([{ tags: ['home'] }, { tags: ['home', 'menu'] }]);
});

test('a CDN that is not there is behind, and it is no error', async () => {
  const cdn = createCdn('http://127.0.0.1:1', undefined, silent);
  expect([await cdn.purge(['home']), cdn.isBehind()]).toEqual([false, true]);
});

test('where everything is cleared everything is purged', async () => {
  await createCdn(url, undefined, silent).purge(['home', '*']);
  expect(told.map(({ body }) => body)).toEqual([{ purge_everything: true }]);
});
