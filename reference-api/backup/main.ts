import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { backUpPglite, restorePglite } from './pglite-backup.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';

try {
  const [command, file, ...extraArguments] = process.argv.slice(2);
  if (!file || extraArguments.length > 0 || (command !== 'backup' && command !== 'restore'))
    throw new StartError('usage: npm run backup -- FILE, or npm run restore -- FILE');
  const { databaseUrl, dataDir } = readSettings(process.env);
  const isBackup = command === 'backup';
  if (databaseUrl === undefined) await (isBackup ? backUpPglite : restorePglite)(dataDir, file);
  else {
    await (isBackup ? backUpPostgres : restorePostgres)(databaseUrl, file, process.env);
  }
  process.stdout.write(`${command} of ${databaseUrl ? 'PostgreSQL' : dataDir}: ${file}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}
