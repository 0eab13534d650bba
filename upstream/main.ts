import { pino } from 'pino';
import { openDoor } from './admin/door.ts';
import { runCommand } from './admin/run-command.ts';
import { createApp } from './app.ts';
import { startCourier } from './changes/courier.ts';
import { openDatabase } from './db/open.ts';
import { keepHouse } from './housekeeping.ts';
import { prepareDatabase } from './seed/prepare.ts';
import { listen } from './serve.ts';
import { createServices } from './services.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

let stop = async (): Promise<void> => process.exit(0);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  });
}

const command = process.argv.slice(2);

try {
  if (command.length === 0) await start();
  else process.stdout.write(await runCommand(command, readSettings(process.env).dataDir));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel });
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  const services = await createServices(settings, database, logger);
  const app = createApp(services);
  const server = await listen(app.fetch, settings.host, settings.port).catch(async (error) => {
    await database.close();
    throw error;
  });
  const endHousekeeping = keepHouse(services);
  const courier = startCourier(database, settings.webhook, logger);
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = `http://${host}:${server.port}`;
  const closeDoor = await openDoor(settings.dataDir, { url, key: services.commandKey }).catch(
    (error: unknown) => {
      logger.warn({ err: error }, 'commands cannot reach this process');
      return async () => {};
    },
  );
  stop = async () => {
    endHousekeeping();
    await closeDoor();
    await courier.stop();
    await server.close();
    await database.close();
    process.exit(0);
  };
  if (process.send) process.send({ type: 'listening', port: server.port });
  else process.stdout.write(`The reference API listens on ${url}\n`);
}
