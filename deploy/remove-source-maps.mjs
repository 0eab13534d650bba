// After npm ci: removes the source maps of packages, a fifth of node_modules that nothing reads (decision 29).
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && entry.name.endsWith('.map')) rmSync(join(entry.parentPath, entry.name));
}
