import type { Server } from 'node:http';
import { type GracefulStop, prepareGracefulStop } from '../../../contract/graceful-stop.ts';
import { processSingleton } from './process-singleton.ts';

const shutdownState = () =>
  processSingleton('shutdown', (): { gracefulStop: GracefulStop | null } => ({ gracefulStop: null }));

/**
 * Prepares the server of this process for a stop that loses no accepted request.
 * @param maxRequestMs maximum duration of a request
 */
export function prepareShutdown(server: Server, maxRequestMs: number): GracefulStop {
  const gracefulStop = prepareGracefulStop(server, maxRequestMs);
  shutdownState().gracefulStop = gracefulStop;
  return gracefulStop;
}

/** True once the process is stopping: it completes accepted requests, and should get no others. */
export function isStopping(): boolean {
  return shutdownState().gracefulStop?.isStopping ?? false;
}
