import { cp, mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIdFile, nextBuildFolder } from '../../lib/platform/next/private-formats.ts';

const excludedFolders = new Set([nextBuildFolder, '.git', '.data', 'test-results']);
const textFilePattern = /\.(?:js|json|html|rsc|txt)$|BUILD_ID$/;

/** Creates a project folder with a copy of the build under another build id, as after a release that changes nothing else. */
export async function createRelease(): Promise<{ folder: string; buildId: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'rida-release-'));
  for (const entry of await readdir('.')) {
    if (!excludedFolders.has(entry)) await symlink(resolve(entry), join(folder, entry));
  }
  const build = join(folder, nextBuildFolder);
  await mkdir(build);
  for (const entry of await readdir(nextBuildFolder)) {
    if (!['cache', 'dev'].includes(entry))
      await cp(join(nextBuildFolder, entry), join(build, entry), { recursive: true });
  }
  const oldBuildId = await readFile(buildIdFile, 'utf8');
  const buildId = `new-${oldBuildId.slice(4)}`;
  await rename(join(build, 'static', oldBuildId), join(build, 'static', buildId));
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFilePattern.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file, 'utf8');
    if (content.includes(oldBuildId)) await writeFile(file, content.replaceAll(oldBuildId, buildId));
  }
  return { folder, buildId };
}
