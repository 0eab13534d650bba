import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const settleMs = 30_000;
const lookMs = 500;

/** Watches what a process takes up; `fault` says, once it has had time to settle, whether it has grown by more than that. */
export function watchMemory(pid: number, mostGrownMb: number) {
  const startedMb = memoryMb(pid);
  const hasGrown = () => memoryMb(pid) > startedMb + mostGrownMb;
  const said = () => `memory ${startedMb} → ${memoryMb(pid)} MB`;
  return {
    said,
    async fault(): Promise<string[]> {
      const endsAt = Date.now() + settleMs;
      while (hasGrown() && Date.now() < endsAt) await sleep(lookMs);
      return hasGrown() ? [said()] : [];
    },
  };
}

function memoryMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
