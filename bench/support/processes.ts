import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpRequest } from '../../e2e/support/http.ts';

/** A server process that a benchmark has started. */
export interface RunningServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const timeoutMs = 30_000;

/** Resolves once the process responds on the port. @throws when it exits or does not respond within 30 seconds */
export async function waitUntilReady(child: ChildProcess, port: number): Promise<RunningServer> {
  const deadline = Date.now() + timeoutMs;
  const isReady = () =>
    httpRequest(port, '/').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${child.spawnargs.join(' ')} does not respond on port ${port}`);
    }
    await sleep(100);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
