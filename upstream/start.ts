import { pino } from 'pino';
import { openDoor } from './admin/door.ts';
import { createApp } from './app.ts';
import { startCourier } from './changes/courier.ts';
import { openDatabase } from './db/open.ts';
import { keepHouse } from './housekeeping.ts';
import { prepareDatabase } from './seed/prepare.ts';
import { listen } from './serve.ts';
import { createServices } from './services.ts';
import type { Settings } from './settings.ts';

/** A reference API that listens. */
export interface Running {
  port: number;
  url: string;
  /** Answers what is under way and closes everything. */
  stop(): Promise<void>;
}

/** Starts the reference API. Throws a `StartError` where that cannot be. */
export async function start(settings: Settings): Promise<Running> {
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
  const stop = async () => {
    endHousekeeping();
    await closeDoor();
    await courier.stop();
    await server.close();
    await database.close();
  };
  return { port: server.port, url, stop };
}
