import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPostgres } from '../../upstream/testing/run-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { accessLogIn, listens, nginx } from './nginx.ts';
import { isWell, type Program, program } from './program.ts';
import type { Programs } from './programs.ts';

/** Two storefronts and two APIs behind nginx, with one Redis and one PostgreSQL. */
export interface Cluster {
  /** Port of nginx that visitors ask. */
  port: number;
  storefronts: [Program, Program];
  apis: [Program, Program];
  redis: Program;
  /** Port of nginx that the storefronts ask. */
  apiPort: number;
  databaseUrl: string;
  /** One more storefront, which nginx does not know; not started yet. */
  another(): Promise<Program>;
  /** Has one of the APIs run a command; resolves when it has, the webhook may not have been told. */
  command(at: number, name: string, words: string[]): Promise<void>;
  /** What nginx has passed on, the oldest first: `{port of nginx} {status} {address} {who was asked}`. */
  passedOn(): Promise<string[]>;
  stop(): Promise<void>;
}

const secret = 'the secret of the webhook';
const inNode = (file: string): [string, ...string[]] => [process.execPath, '--import', 'tsx', file];

export async function startCluster({
  nginx: nginxPath,
  redis: redisPath,
  postgres,
}: Programs): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'rida-cluster-'));
  // PostgreSQL and what nginx starts are other users where root starts them.
  await chmod(folder, 0o755);
  const [shop, api, redisPort, ...own] = (await Promise.all(Array.from({ length: 7 }, freePort))) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const ports = { shop, api, storefronts: own.slice(0, 2), apis: own.slice(2) };
  const database = await runPostgres(postgres, await mkdtemp(join(folder, 'postgres-')));
  const redisCommand: [string, ...string[]] = [
    redisPath,
    '--port',
    `${redisPort}`,
    '--save',
    '',
    '--dir',
    folder,
  ];
  const redis = program(redisPort, redisCommand, {}, () => listens(redisPort));
  const proxy = nginx(nginxPath, folder, ports);
  const storefront = (port: number) =>
    program(
      port,
      inNode('server/start.ts'),
      {
        NODE_ENV: 'production',
        PORT: `${port}`,
        API_BASE_URL: `http://127.0.0.1:${api}`,
        SITE_URL: `http://localhost:${shop}`,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        REVALIDATE_SECRET: secret,
        LOG_LEVEL: 'warn',
      },
      () => isWell(port, '/api/health'),
    );
  const dataOf = (port: number) => join(folder, `data-${port}`);
  const apiAt = (port: number) =>
    program(
      port,
      inNode('upstream/main.ts'),
      {
        NODE_ENV: 'production',
        PORT: `${port}`,
        DATABASE_URL: database.url,
        DATA_DIR: dataOf(port),
        WEBHOOK_URL: `http://127.0.0.1:${shop}/api/revalidate`,
        WEBHOOK_SECRET: secret,
        LOG_LEVEL: 'warn',
      },
      () => isWell(port, '/health'),
    );
  const apis = ports.apis.map(apiAt) as [Program, Program];
  const storefronts = ports.storefronts.map(storefront) as [Program, Program];
  const running = [...storefronts, ...apis, proxy, redis];
  await Promise.all([...apis, proxy, redis].map((one) => one.start()));
  await Promise.all(storefronts.map((one) => one.start()));
  return {
    port: shop,
    storefronts,
    apis,
    redis,
    apiPort: api,
    databaseUrl: database.url,
    async another() {
      const joining = storefront(await freePort());
      running.unshift(joining);
      return joining;
    },
    async command(at, name, words) {
      const door = await readFile(join(dataOf(ports.apis[at] ?? 0), 'commands.json'), 'utf8');
      const { url, key } = JSON.parse(door) as { url: string; key: string };
      const answer = await fetch(`${url}/commands/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ words }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    passedOn: async () => (await readFile(accessLogIn(folder), 'utf8')).split('\n'),
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
