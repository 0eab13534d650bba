import type { Server } from 'node:http';
import { type GracefulStop, prepareGracefulStop } from '../../../contract/graceful-stop.ts';
import { processSingleton } from './process-singleton.ts';

const shutdown = () =>
  processSingleton('shutdown', (): { server: GracefulStop | null } => ({ server: null }));

/**
 * Prepares the server of this process for a stop that loses no accepted request.
 * @param maxRequestMs longest time that a request may take
 */
export function prepareShutdown(server: Server, maxRequestMs: number): GracefulStop {
  const prepared = prepareGracefulStop(server, maxRequestMs);
  shutdown().server = prepared;
  return prepared;
}

/** True once the process has been told to stop: it completes what it accepted, and should get nothing more. */
export function isStopping(): boolean {
  return shutdown().server?.isStopping ?? false;
}
