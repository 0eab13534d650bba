import { runCommand } from './admin/run-command.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

let stop = async (_closesIdle: boolean): Promise<void> => {};
let isStopping = false;
const isChild = process.send !== undefined;
// `disconnect`: the parent process has ended, or closed the IPC channel.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(signal, async () => {
    // Ctrl-C reaches parent and child; the parent still calls this API until its own requests are completed.
    if (isStopping || (signal === 'SIGINT' && isChild)) return;
    isStopping = true;
    await stop(signal !== 'SIGTERM');
    process.exit(0);
  });
}

const commandLine = process.argv.slice(2);

try {
  const settings = readSettings(process.env);
  if (commandLine.length === 0) await serve(settings);
  else process.stdout.write(await runCommand(commandLine, settings.dataDir));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(settings: ReturnType<typeof readSettings>): Promise<void> {
  // Imported late: commands and malformed settings do not need the database code.
  const { start } = await import('./start.ts');
  const running = await start(settings);
  stop = running.stop;
  if (process.send) process.send({ type: 'listening', port: running.port });
  else process.stdout.write(`The reference API listens on ${running.url}\n`);
}
