import { readFile } from 'node:fs/promises';

/** When a process started, in ticks since boot, where the system tells (Linux); undefined for one that is gone. */
export async function processStart(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields?.[0];
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields?.[19];
}

/** Whether the process that had this number and start still runs; a number given out again does not count. */
export async function isSameProcess(pid: number, start: string | undefined): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (start === 'unknown' || (await processStart(process.pid)) === undefined) return pid !== process.pid;
  return (await processStart(pid)) === start;
}
