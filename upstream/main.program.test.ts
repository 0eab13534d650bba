import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Ended, seededFolder, startApi, startProgram } from './testing/api.ts';

function oneLine(ended: Ended): string {
  expect(ended.code).toBe(1);
  expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
  return ended.stderr;
}

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await seededFolder();
});

test('a second process on the same data folder is refused; what the first stored is there after a stop and after a crash', async () => {
  const first = await startApi({ DATA_DIR });
  const before = await first.filter({ pageSize: 100 });
  const second = await startProgram({ DATA_DIR }).ended;
  expect(oneLine(second)).toMatch(/DATA_DIR .+ is in use by process \d+/);
  expect((await first.filter({ pageSize: 100 })).items).toEqual(before.items);
  expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });

  const crashing = startProgram({ DATA_DIR });
  await crashing.listening;
  crashing.child.kill('SIGKILL');
  await crashing.ended;

  const again = await startApi({ DATA_DIR });
  expect((await again.filter({ pageSize: 100 })).items).toEqual(before.items);
  await again.stop();
});

test('of several processes that start at once on one data folder exactly one runs, and ends by itself when its parent goes away', async () => {
  const programs = [1, 2, 3, 4].map(() => startProgram({ DATA_DIR }));
  const listening = await Promise.allSettled(programs.map((program) => program.listening));
  const running = programs.filter((_, index) => listening[index]?.status === 'fulfilled');
  expect(running).toHaveLength(1);
  for (const { child } of running) child.disconnect();
  const ended = await Promise.all(programs.map((program) => program.ended));
  expect(ended.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1]);
});

test('a malformed setting stops the start with one line that names it', async () => {
  expect(oneLine(await startProgram({ PORT: 'eighty' }).ended)).toContain('PORT');
});

test('a database that cannot be reached stops the start with one line', async () => {
  const ended = await startProgram({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' }).ended;
  expect(oneLine(ended)).toContain('DATABASE_URL');
});

test('a data folder that cannot be written stops the start with one line', async () => {
  expect(oneLine(await startProgram({ DATA_DIR: '/etc/hostname/data' }).ended)).toContain(
    '/etc/hostname/data',
  );
});

test('a port in use stops the start with one line', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const ended = await startProgram({ DATA_DIR, PORT: String(port) }).ended;
  expect(oneLine(ended)).toBe(`PORT ${port} on 127.0.0.1 is in use\n`);
  holder.close();
});
