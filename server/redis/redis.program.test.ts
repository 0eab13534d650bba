import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { beginning, isAfter, openStream } from './invalidation-stream.ts';
import { announce, findValid } from './scripts.ts';
import { sharePages } from './shared-pages.ts';

const program = ['redis-server', 'valkey-server'].find((name) => !spawnSync(name, ['--version']).error);

(program ? describe : describe.skip)('what Redis does in one step', () => {
  const keys = ['page', 'tags', 'stream'];
  let folder: string;
  let server: ReturnType<typeof spawn>;
  let redis: ReturnType<typeof createClient>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rida-redis-'));
    const path = join(folder, 'socket');
    const settings = ['--port', '0', '--unixsocket', path, '--save', ''];
    server = spawn(program ?? '', settings, { stdio: 'ignore' });
    redis = createClient({ socket: { path, reconnectStrategy: () => 50 } });
    redis.on('error', () => {});
    await redis.connect();
  });

  afterAll(async () => {
    redis?.destroy();
    server?.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => redis.flushAll());

  const clear = async (...tags: string[]) =>
    String(await redis.eval(announce, { keys: ['stream', 'tags'], arguments: ['60', 'me', ...tags] }));
  const keep = (since: string, tags: string[]) =>
    redis.hSet('page', { since, tags: JSON.stringify(tags), value: 'kept' });
  const find = () => redis.eval(findValid, { keys });

  test('finds what was begun after its tags were cleared, and nothing that was begun before', async () => {
    await keep('0-0', ['home']);
    expect(await find()).toBe('kept');
    const moment = await clear('home');
    expect(await find()).toBeNull();
    await keep(moment, ['home']);
    expect(await find()).toBe('kept');
    await clear('menu');
    expect(await find()).toBe('kept');
    await clear('*');
    expect(await find()).toBeNull();
  });

  test('finds nothing old where it had no room to remember what was cleared', async () => {
    await keep(await clear('menu'), ['home']);
    const moment = await clear('home');
    await redis.del('tags');
    expect(await find()).toBeNull();
    await keep(moment, ['home']);
    expect(await find()).toBe('kept');
    await redis.del('tags');
    await clear('menu');
    expect(await find()).toBe('kept');
  });

  test('gives a page as it was, and takes a tenth of it', async () => {
    const pages = sharePages<unknown>(redis as never, 'shop', 'build', () => true);
    const html = '<article class="card">\u0639\u0628\u0627\u064a\u0629</article>'.repeat(5000);
    const value = { html, rscData: Buffer.from(html), segmentData: new Map([['/', Buffer.from('a')]]) };
    await pages.keep('/', { value, tags: ['home'], since: '0-0' });
    expect(await pages.find('/')).toEqual(value);
    expect(await redis.memoryUsage('shop:build:/')).toBeLessThan(html.length / 10);
    await redis.eval(announce, {
      keys: ['shop:invalidations', 'shop:tags'],
      arguments: ['60', 'me', 'home'],
    });
    expect(await pages.find('/')).toBeNull();
  });

  test('who clears tags waits until every instance that is there has read so far', async () => {
    const stream = openStream(redis as never, redis as never, 'shop');
    expect(await stream.ends()).toEqual({ first: beginning, last: beginning });
    await stream.reportPosition('other', beginning);
    const moment = (await stream.add('me', new Set(['home', 'menu']))) ?? '';
    const steps: string[] = [];
    const waiting = stream.othersHaveRead(moment).then(() => steps.push('read'));
    expect(await stream.readAfter(beginning)).toEqual([
      { id: moment, message: { by: 'me', tags: '["home","menu"]' } },
    ]);
    steps.push('found');
    await stream.reportPosition('other', moment);
    await waiting;
    expect(steps).toEqual(['found', 'read']);
    expect(await stream.ends()).toEqual({ first: moment, last: moment });
  });

  test.each([
    ['2-0', '1-9', true],
    ['1-10', '1-9', true],
    ['1-9', '1-9', false],
    ['1-9', '10-0', false],
  ])('the moment %s is after %s: %s', (one, other, is) => {
    expect(isAfter(one, other)).toBe(is);
  });
});
