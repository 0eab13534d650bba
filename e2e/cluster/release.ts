import { cp, mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const own = new Set(['.next', '.git', '.data', 'test-results']);
const text = /\.(?:js|json|html|rsc|txt)$|BUILD_ID$/;

/** A copy of the project whose build goes by another id, as a release would that changes nothing. */
export async function makeRelease(): Promise<{ folder: string; buildId: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'rida-release-'));
  for (const entry of await readdir('.')) {
    if (!own.has(entry)) await symlink(resolve(entry), join(folder, entry));
  }
  const build = join(folder, '.next');
  await mkdir(build);
  for (const entry of await readdir('.next')) {
    if (!['cache', 'dev'].includes(entry))
      await cp(join('.next', entry), join(build, entry), { recursive: true });
  }
  const before = await readFile('.next/BUILD_ID', 'utf8');
  const buildId = `new-${before.slice(4)}`;
  await rename(join(build, 'static', before), join(build, 'static', buildId));
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const written = await readFile(file, 'utf8');
    if (written.includes(before)) await writeFile(file, written.replaceAll(before, buildId));
  }
  return { folder, buildId };
}
