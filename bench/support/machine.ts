import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures of this run were taken on, and how busy it is, in one line. */
export function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(1);
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  return `${cores}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}, load ${load}`;
}

/** Memory a process holds now, in MiB; Linux only. */
export function residentMemory(pid: number): number {
  return memory(pid, 'VmRSS');
}

/** Most memory a process has held so far, in MiB; Linux only. */
export function peakMemory(pid: number): number {
  return memory(pid, 'VmHWM');
}

function memory(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}
