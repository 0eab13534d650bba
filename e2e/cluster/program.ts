import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpRequest } from '../support/http.ts';

/** Program of the cluster that can be stopped and restarted on the same port. */
export interface Program {
  port: number;
  start(options?: SpawnOptions): Promise<void>;
  /** Sends SIGKILL, as in a crash. */
  kill(): Promise<void>;
  /** Sends SIGTERM, or SIGINT where no client is left. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<void>;
  /** Pauses the program until `resume`: its connections stay open, but it does not reply. */
  suspend(): void;
  resume(): void;
}

const startTimeoutMs = 60_000;
const pollMs = 50;

/**
 * Creates a program, which is not started yet.
 * @param isReady returns whether the started program responds
 */
export function createProgram(
  port: number,
  [command, ...args]: [string, ...string[]],
  env: Record<string, string>,
  isReady: () => Promise<boolean>,
): Program {
  let child: ChildProcess | undefined;
  let output = '';
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    // A suspended program ends only once it is resumed.
    child.kill('SIGCONT');
    await exited;
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
          output = (output + chunk).slice(-10_000);
        });
      }
      const deadline = Date.now() + startTimeoutMs;
      while (!(await isReady())) {
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Error(`${command} ${args}: ${output}`);
        await sleep(pollMs);
      }
    },
    kill: () => end('SIGKILL'),
    stop: (signal = 'SIGTERM') => end(signal),
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

/** Returns whether a health check responds 200. */
export async function isHealthy(port: number, path: string): Promise<boolean> {
  return httpRequest(port, path).then(
    ({ status }) => status === 200,
    () => false,
  );
}
