import { processSingleton } from './process-singleton.ts';

const shutdown = () =>
  processSingleton('shutdown', (): { isStopping(): boolean } => ({ isStopping: () => false }));

/** Registers how to tell whether the server is stopping. */
export function registerShutdown(isStopping: () => boolean): void {
  shutdown().isStopping = isStopping;
}

/** True once the process has been told to stop: it completes what it accepted, and should get nothing more. */
export function isStopping(): boolean {
  return shutdown().isStopping();
}
