// After npm ci: removes the source maps of packages, a fifth of node_modules that nothing reads (decision 29). Only those of scripts and
// styles: the cached databases of tests have a `pg_filenode.map`.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && /\.(?:[cm]?[jt]s|css)\.map$/.test(entry.name))
    rmSync(join(entry.parentPath, entry.name));
}
