import { findPostgres } from '../../upstream/testing/run-postgres.ts';
import { findProgram } from '../install.ts';

/** What stands around the project's own programs. */
export interface Programs {
  nginx: string;
  redis: string;
  /** Folder of PostgreSQL's programs. */
  postgres: string;
}

const find = (): Partial<Programs> => ({
  nginx: findProgram(['nginx', '/usr/sbin/nginx']),
  // Valkey speaks like it.
  redis: findProgram(['redis-server', 'valkey-server']),
  postgres: findPostgres(),
});
const packages = { nginx: 'nginx', redis: 'redis-server', postgres: 'postgresql' };

/** Names of the Debian packages of what is not there. */
export function missingPrograms(): string[] {
  const found = find();
  return Object.entries(packages).flatMap(([name, wanted]) => (found[name as keyof Programs] ? [] : wanted));
}

/** Where they are; undefined, with a line that says what is missing, where they are not all there. */
export function findPrograms(): Programs | undefined {
  const missing = missingPrograms();
  if (missing.length === 0) return find() as Programs;
  process.stderr.write(`${missing.join(', ')} is not installed: several machines are NOT tested\n`);
  return undefined;
}
