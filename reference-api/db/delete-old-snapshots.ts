import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// drizzle-kit compares the tables with the newest snapshot only. The others, each three thousand lines long, are deleted.
const metaFolder = new URL('../../reference-api/db/migrations/meta', import.meta.url);
const snapshots = readdirSync(fileURLToPath(metaFolder)).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(new URL(name, metaFolder));
