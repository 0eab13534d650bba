import { findPostgres } from '../../reference-api/testing/run-postgres.ts';
import { findProgram } from '../system-programs.ts';

/** Paths of the external programs of the cluster. */
export interface Programs {
  nginx: string;
  redis: string;
  /** Folder of the PostgreSQL programs. */
  postgres: string;
}

const findAll = (): Partial<Programs> => ({
  nginx: findProgram(['nginx', '/usr/sbin/nginx']),
  // Valkey is compatible.
  redis: findProgram(['redis-server', 'valkey-server']),
  postgres: findPostgres(),
});
const debianPackages = { nginx: 'nginx', redis: 'redis-server', postgres: 'postgresql' };

/** Returns the Debian packages of the missing programs. */
export function missingPackages(): string[] {
  const found = findAll();
  return Object.entries(debianPackages).flatMap(([name, packageName]) =>
    found[name as keyof Programs] ? [] : packageName,
  );
}

/**
 * Returns the paths of all programs; undefined, with a line on stderr, when one is missing.
 * @throws when one is missing under CI, which must test everything
 */
export function findPrograms(): Programs | undefined {
  const missing = missingPackages();
  if (missing.length === 0) return findAll() as Programs;
  const message = `${missing.join(', ')} is not installed: the cluster is NOT tested`;
  if (process.env.CI) throw new Error(message);
  process.stderr.write(`${message}\n`);
  return undefined;
}
