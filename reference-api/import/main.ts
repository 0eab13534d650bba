import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { readImportOptions } from './import-options.ts';
import { ProgressBar } from './progress-bar.ts';
import { runImport } from './run-import.ts';

try {
  const settings = readSettings(process.env);
  const options = readImportOptions(process.argv.slice(2), settings);
  process.stdout.write(await runImport(settings, options, new ProgressBar(process.stderr)));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}
