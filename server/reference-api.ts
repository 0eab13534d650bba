import { type ChildProcess, fork } from 'node:child_process';
import { StartError } from './start-error.ts';

export interface ReferenceApi {
  /** Base address. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the reference API on a free loopback port and waits until it answers.
 * @param given `settings` of its own, over those of the environment; `webhook` is told of changes, unless the environment
 * names another
 * @throws {StartError} when it ends before it is ready; it has then said why itself
 */
export async function startReferenceApi(
  given: { settings?: Record<string, string>; webhook?: { url: string; secret: string } } = {},
): Promise<ReferenceApi> {
  const { settings, webhook } = given;
  const told = webhook && { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhook.secret };
  const child = fork('upstream/main.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...told, ...process.env, ...settings, PORT: '0', HOST: '127.0.0.1' },
  });
  const port = await listening(child);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child) };
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new StartError('The reference API did not start')));
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'listening' && message.port) resolve(message.port);
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
