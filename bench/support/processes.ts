import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../e2e/support/http.ts';

/** A program of a measurement's own that answers on a port of its own. */
export interface Running {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const patienceMs = 30_000;

/** A program that was just started, once it answers; throws when it ends or stays silent instead. */
export async function answering(child: ChildProcess, port: number): Promise<Running> {
  const until = Date.now() + patienceMs;
  const answers = () =>
    ask(port, '/').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      throw new Error(`${child.spawnargs.join(' ')} does not answer on port ${port}`);
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
