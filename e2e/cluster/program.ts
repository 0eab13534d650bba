import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../support/http.ts';

/** A program of the cluster, which may be ended and started again on the same port. */
export interface Program {
  port: number;
  start(options?: SpawnOptions): Promise<void>;
  /** As a machine that fails would end it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const patienceMs = 60_000;
const lookEveryMs = 50;

/** @param isReady whether what was started answers */
export function program(
  port: number,
  [command, ...args]: [string, ...string[]],
  env: Record<string, string>,
  isReady: () => Promise<boolean>,
): Program {
  let child: ChildProcess | undefined;
  let said = '';
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port,
    async start(options = {}) {
      const started = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...options,
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk) => {
          said = (said + chunk).slice(-10_000);
        });
      }
      const tooLate = Date.now() + patienceMs;
      while (!(await isReady())) {
        if (started.exitCode !== null || Date.now() > tooLate) throw new Error(`${command} ${args}: ${said}`);
        await sleep(lookEveryMs);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Whether a program answers that it is well. */
export async function isWell(port: number, path: string): Promise<boolean> {
  return ask(port, path).then(
    ({ status }) => status === 200,
    () => false,
  );
}
