import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const settleTimeoutMs = 30_000;
const pollMs = 500;

/** Watches the memory of a process. `violations` waits half a minute for growth to fall below the limit; returns none if it does. */
export function watchMemoryGrowth(pid: number, maxGrowthMb: number) {
  const initialMb = memoryMb(pid);
  const hasGrown = () => memoryMb(pid) > initialMb + maxGrowthMb;
  const summary = () => `memory ${initialMb} → ${memoryMb(pid)} MB`;
  return {
    summary,
    async violations(): Promise<string[]> {
      const endsAt = Date.now() + settleTimeoutMs;
      while (hasGrown() && Date.now() < endsAt) await sleep(pollMs);
      return hasGrown() ? [summary()] : [];
    },
  };
}

function memoryMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
