import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** One line about the machine and its current load. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(1);
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  return `${cores}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}, load ${load}`;
}

/** Resident memory of a process, in MiB; Linux only. */
export function residentMemory(pid: number): number {
  return readMemory(pid, 'VmRSS');
}

/** Peak resident memory of a process, in MiB; Linux only. */
export function peakMemory(pid: number): number {
  return readMemory(pid, 'VmHWM');
}

function readMemory(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}
