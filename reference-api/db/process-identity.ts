import { readFile } from 'node:fs/promises';

/** Returns the start time of a process in ticks since boot; undefined for a dead process and outside Linux. */
export async function readProcessStartTime(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The process name in parentheses may itself contain spaces and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // The array begins with field 3, the state: Z is a zombie, X is dead. Field 22 is the start time.
  const state = fields?.[0];
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields?.[19];
}

/** Returns whether the process with this id and start time still runs; a reused id does not count. */
export async function isProcessRunning(pid: number, startTime: string | undefined): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Outside Linux, start times are unknown: another live process with the id counts as the same one. If the id is that of this
  // process itself, it was reused.
  if (startTime === 'unknown' || (await readProcessStartTime(process.pid)) === undefined)
    return pid !== process.pid;
  return (await readProcessStartTime(pid)) === startTime;
}
