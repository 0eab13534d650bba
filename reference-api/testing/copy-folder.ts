import { execFileSync } from 'node:child_process';

/** Copies the content of a folder. For the thousand files of a database, `cp` takes half the time of `fs.cpSync`. */
export function copyFolder(source: string, target: string): void {
  execFileSync('cp', ['-R', `${source}/.`, target]);
}
