import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ExitResult, startApi, startProgram } from './testing/api.ts';
import { seededDatabase, seededEmbeddedDatabase } from './testing/seeded-database.ts';

/** Asserts exit code 1 with a single line on stderr, and returns the line. */
function expectSingleErrorLine({ code, stderr }: ExitResult): string {
  expect(code).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
}

let DATA_DIR: string;
beforeAll(async () => {
  ({ DATA_DIR } = await seededEmbeddedDatabase());
});

test('a data folder opens in one process, and again after a crash', async () => {
  const first = await startApi({ DATA_DIR });
  const before = await first.filter({ pageSize: 100 });
  const second = await startProgram({ DATA_DIR }).ended;
  expect(expectSingleErrorLine(second)).toMatch(/DATA_DIR .+ is in use by process \d+/);
  expect((await first.filter({ pageSize: 100 })).items).toEqual(before.items);
  await first.kill();

  const restarted = await startApi({ DATA_DIR });
  expect((await restarted.filter({ pageSize: 100 })).items).toEqual(before.items);
  expect(await restarted.stop()).toMatchObject({ code: 0, stderr: '' });
});

test('exactly one of several simultaneous processes gets the data folder', async () => {
  const programs = [1, 2, 3].map(() => startProgram({ DATA_DIR }));
  const listening = await Promise.allSettled(programs.map((program) => program.listening));
  const running = programs.filter((_, index) => listening[index]?.status === 'fulfilled');
  expect(running).toHaveLength(1);
  for (const { child } of running) child.disconnect();
  const ended = await Promise.all(programs.map((program) => program.ended));
  expect(ended.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
});

test('a malformed setting fails the start with one line', async () => {
  expect(expectSingleErrorLine(await startProgram({ PORT: 'eighty' }).ended)).toContain('PORT');
});

test('an unreachable database fails the start with one line', async () => {
  const ended = await startProgram({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' }).ended;
  expect(expectSingleErrorLine(ended)).toContain('DATABASE_URL');
});

test('an unwritable data folder fails the start with one line', async () => {
  expect(expectSingleErrorLine(await startProgram({ DATA_DIR: '/etc/hostname/data' }).ended)).toContain(
    '/etc/hostname/data',
  );
});

test('a port in use fails the start with one line', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const ended = await startProgram({ ...(await seededDatabase()), PORT: String(port) }).ended;
  expect(expectSingleErrorLine(ended)).toBe(`PORT ${port} on 127.0.0.1 is in use\n`);
  occupant.close();
});
