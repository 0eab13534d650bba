import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { loadTenants } from '../../lib/platform/tenant/tenants-file.ts';
import { runPostgres } from '../../reference-api/testing/run-postgres.ts';
import { referenceApiShops } from '../../server/reference-api-shops.ts';
import { accessLogPath, createNginx, isListening } from './nginx.ts';
import { createProgram, isHealthy, type Program } from './program.ts';
import type { Programs } from './required-programs.ts';

/** Two storefronts and two APIs behind nginx, with one Redis and one PostgreSQL. */
export interface Cluster {
  /** Port of nginx for visitors. */
  port: number;
  storefronts: [Program, Program];
  apis: [Program, Program];
  redis: Program;
  /** Port of nginx for API calls of the storefronts. */
  apiPort: number;
  databaseUrl: string;
  /** Creates another storefront that nginx does not know; the caller starts it. */
  createStorefront(): Promise<Program>;
  /** Runs a command on one of the APIs. The API may send its webhook after the promise resolves. */
  runApiCommand(index: number, name: string, args: string[]): Promise<void>;
  /** Returns lines of the access log, oldest first: `{nginx port} {status} {URL} {upstream address}`. */
  readAccessLog(): Promise<string[]>;
  stop(): Promise<void>;
}

const secret = 'the secret of the webhook';
const nodeCommand = (file: string): [string, ...string[]] => [process.execPath, file];

export async function startCluster({
  nginx: nginxPath,
  redis: redisPath,
  postgres,
}: Programs): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'rida-cluster-'));
  // PostgreSQL and nginx workers run as other users when started by root.
  await chmod(folder, 0o755);
  const [shopPort, apiPort, redisPort, ...programPorts] = (await Promise.all(
    Array.from({ length: 7 }, () => getPort()),
  )) as [number, number, number, number, number, number, number];
  const ports = {
    shop: shopPort,
    api: apiPort,
    storefronts: programPorts.slice(0, 2),
    apis: programPorts.slice(2),
  };
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
  const redis = createProgram(redisPort, redisCommand, {}, () => isListening(redisPort));
  const nginx = createNginx(nginxPath, folder, ports);
  const siteUrl = `http://localhost:${shopPort}`;
  const createStorefront = (port: number) =>
    createProgram(
      port,
      nodeCommand('dist/storefront.mjs'),
      {
        NODE_ENV: 'production',
        PORT: `${port}`,
        API_BASE_URL: `http://127.0.0.1:${apiPort}`,
        SITE_URL: siteUrl,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        REVALIDATE_SECRET: secret,
        LOG_LEVEL: 'warn',
      },
      () => isHealthy(port, '/api/health'),
    );
  const dataFolderOf = (port: number) => join(folder, `data-${port}`);
  const createApi = (port: number) =>
    createProgram(
      port,
      nodeCommand('dist/reference-api.mjs'),
      {
        NODE_ENV: 'production',
        PORT: `${port}`,
        DATABASE_URL: database.url,
        SITE_URL: siteUrl,
        SHOPS: JSON.stringify(referenceApiShops(loadTenants('tenants.json'), siteUrl)),
        SMTP_URL: 'log',
        DATA_DIR: dataFolderOf(port),
        WEBHOOK_URL: `http://127.0.0.1:${shopPort}/api/revalidate`,
        WEBHOOK_SECRET: secret,
        LOG_LEVEL: 'warn',
      },
      () => isHealthy(port, '/health'),
    );
  const apis = ports.apis.map(createApi) as [Program, Program];
  const storefronts = ports.storefronts.map(createStorefront) as [Program, Program];
  const running = [...storefronts, ...apis, nginx, redis];
  await Promise.all([...apis, nginx, redis].map((program) => program.start()));
  await Promise.all(storefronts.map((program) => program.start()));
  return {
    port: shopPort,
    storefronts,
    apis,
    redis,
    apiPort,
    databaseUrl: database.url,
    async createStorefront() {
      const added = createStorefront(await getPort());
      running.unshift(added);
      return added;
    },
    async runApiCommand(index, name, args) {
      const connection = await readFile(join(dataFolderOf(ports.apis[index] ?? 0), 'commands.json'), 'utf8');
      const { url, key } = JSON.parse(connection) as { url: string; key: string };
      const response = await fetch(`${url}/commands/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ words: args }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    readAccessLog: async () => (await readFile(accessLogPath(folder), 'utf8')).split('\n'),
    async stop() {
      await Promise.all(running.map((program) => program.stop('SIGINT')));
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
