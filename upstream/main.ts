import { pino } from 'pino';
import { createApp } from './app.ts';
import { openDatabase } from './db/open.ts';
import { prepareDatabase } from './seed/prepare.ts';
import { listen } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel });
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  const app = createApp(database, settings.uploadsDir, logger);
  const server = await listen(app.fetch, settings.host, settings.port).catch(async (error) => {
    await database.close();
    throw error;
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);

  if (process.send) process.send({ type: 'listening', port: server.port });
  else process.stdout.write(`The reference API listens on http://${settings.host}:${server.port}\n`);
}
